import type { components } from '@clubhouse/rest-client/club.types'
import { valueIn } from '../content/content-model.ts'
import type { ContentStore, Json } from '../content/content-store.ts'

type Schemas = components['schemas']

/**
 * Returns a legal text as a region reads it, from the content service's entry, whose revision is its version (CNT-33).
 */
export function legalDocument(
  { entries }: ContentStore,
  contentType: 'terms' | 'privacy',
  region: Schemas['ViewingRegion'],
): Schemas['LegalDocument'] {
  const entry = entries.find(({ sys }) => sys.contentType === contentType)
  if (entry === undefined) throw new Error(`The content has no ${contentType}.`)
  const locale = region === 'US' ? 'en-US' : 'en-GB'
  const { title, body } = entry.fields
  return { title: String(valueIn(locale, title)), body: asDocument(valueIn(locale, body)), version: entry.sys.revision }
}

/** The content was held against its model when it was loaded, by which the body is rich text. */
function asDocument(body: Json | undefined): Schemas['RichTextDocument'] {
  return body as unknown as Schemas['RichTextDocument']
}

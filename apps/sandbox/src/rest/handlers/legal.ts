import type { components } from '@clubhouse/rest-client/club.types'
import { valueIn } from '../../content/content-model.ts'
import type { ContentStore } from '../../content/content-store.ts'
import type { LegalHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'

type Schemas = components['schemas']

/** Terms and privacy policy. */
export function legalHandlers({ content }: Club): LegalHandlers {
  return {
    getPrivacyPolicy: ({ query }) => legalDocument(content, 'privacy', query.region),
    getTerms: ({ query }) => legalDocument(content, 'terms', query.region),
  }
}

/**
 * Returns a legal text as a region reads it, from the content service's entry, whose revision is its version (CNT-33).
 */
export function legalDocument(
  { entries }: ContentStore,
  contentType: 'terms' | 'privacy',
  region: Schemas['ViewingRegion'] = 'GB',
): Schemas['LegalDocument'] {
  const entry = entries.find(({ sys }) => sys.contentType === contentType)
  if (entry === undefined) throw new Error(`The content has no ${contentType}.`)
  const locale = region === 'US' ? 'en-US' : 'en-GB'
  // The content was held against its model when it was loaded, by which the body is rich text
  const body = valueIn(locale, entry.fields['body']) as unknown as Schemas['RichTextDocument']
  return { title: String(valueIn(locale, entry.fields['title'])), body, version: entry.sys.revision }
}

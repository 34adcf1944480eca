import { type ContentEntry, type ContentLocale, privacy, terms } from '@clubhouse/content-client/content'
import type { TypePrivacySkeleton, TypeTermsSkeleton } from '@clubhouse/content-client/types'
import type { Document } from '@contentful/rich-text-types'

/** A text that members agree to. Its version is the entry's revision (CNT-33). */
export interface LegalDocument {
  title: string
  body: Document
  version: number
}

/** Options of the terms and conditions for a region's language (CNT-32). */
export function termsOptions(locale: ContentLocale) {
  return terms.queryOptions({ locale }, toDocument)
}

/** Options of the privacy policy for a region's language (CNT-32). */
export function privacyOptions(locale: ContentLocale) {
  return privacy.queryOptions({ locale }, toDocument)
}

function toDocument({
  fields,
  sys,
}: ContentEntry<TypeTermsSkeleton> | ContentEntry<TypePrivacySkeleton>): LegalDocument {
  return { title: fields.title, body: fields.body, version: sys.revision }
}

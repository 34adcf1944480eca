import { getPrivacyPolicy, getTerms } from '@clubhouse/rest-client/club'
import type { Document } from '@contentful/rich-text-types'
import type { LegalDocument } from './legal-documents.ts'

type Country = 'GB' | 'US' | 'WORLD'
type ClubDocument = Awaited<ReturnType<typeof getTerms>>

/** Options of the terms that hold in a country, with the version that a member accepts (ONB-26, API-17). */
export function countryTermsOptions(country: Country) {
  return { ...getTerms.queryOptions({ region: country }), select: toDocument }
}

/** Options of the privacy policy that holds in a country (API-17). */
export function countryPrivacyOptions(country: Country) {
  return { ...getPrivacyPolicy.queryOptions({ region: country }), select: toDocument }
}

/** The club's own API has rich text as the content service delivers it (`schemas/rest/club/legal.yaml`). */
function toDocument({ title, body, version }: ClubDocument): LegalDocument {
  return { title, body: body as unknown as Document, version }
}

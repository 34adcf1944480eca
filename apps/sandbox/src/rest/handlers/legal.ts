import type { LegalHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'
import { legalDocument } from '../legal-document.ts'

/** Terms and privacy policy. */
export function legalHandlers({ content }: Club): LegalHandlers {
  return {
    getPrivacyPolicy: ({ query }) => ({ status: 200, body: legalDocument(content, 'privacy', query.region ?? 'GB') }),
    getTerms: ({ query }) => ({ status: 200, body: legalDocument(content, 'terms', query.region ?? 'GB') }),
  }
}

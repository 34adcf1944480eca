import type { CardReferral } from '#domain/card/model/referral.ts'

/** Whether an applicant only wants to know the chances, or applies (CCD-06). */
export type ApplicationType = 'PREQUAL' | 'APPLY'

/** What somebody who presses an apply button wants. */
export interface ApplicationRequest {
  applicationType: ApplicationType
  /** Who sent them, as address and link say it. */
  referral: CardReferral
}

/** Returns the kind of application that a query names: prequalification unless it says otherwise (CCD-06). */
export function applicationTypeOf(query: URLSearchParams): ApplicationType {
  return query.get('applicationType') === 'APPLY' ? 'APPLY' : 'PREQUAL'
}

/** Returns the address of the card issuer's application for a token, marked as a prequalification if it is one (CCD-20). */
export function applicationAddress(base: string, token: string, applicationType: ApplicationType): string {
  const url = new URL(base)
  url.searchParams.set('token', token)
  if (applicationType === 'PREQUAL') url.searchParams.set('preQual', 'Y')
  return url.href
}

/** How an application ended, as the card issuer says it in the address that it leads back to. */
export type ApplicationEnd = 'submitted' | 'cancelled'

/** Returns how an application ended; one of an unknown status (from a newer issuer) was submitted. */
export function applicationEndOf(query: URLSearchParams): ApplicationEnd {
  return query.get('status') === 'CANCELLED' ? 'cancelled' : 'submitted'
}

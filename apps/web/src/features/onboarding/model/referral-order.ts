import type { Profile } from '@clubhouse/rest-client/club'
import type { components } from '@clubhouse/rest-client/referral.types'
import { hasReferAFriend } from '#domain/member/model/country-rules.ts'

type ReferralOrder = components['schemas']['ReferralOrderRequest']

export interface ReferralFacts {
  /** What the referral partner calls the club (REF-08). */
  partnerCode: string
  now: Date
}

/** Returns what the referral partner is told of a new member: of GB alone, and only once all of it is known (REF-06 to REF-08, ONB-41). */
export function referralOrderOf(profile: Profile, { partnerCode, now }: ReferralFacts): ReferralOrder | undefined {
  const { firstName = '', lastName = '', email, redUserId, country } = profile
  const isKnown = [firstName, lastName, email, redUserId].every((text) => text !== '')
  if (!isKnown || !hasReferAFriend(country)) return undefined
  return {
    customer: { firstname: firstName, surname: lastName, emailAddress: email, uniqueIdentifier: redUserId },
    order: { orderIdentifier: redUserId, total: '0', currencyCode: 'GBP', dateString: now.toISOString() },
    request: { partnerCode, situation: 'welcome' },
  }
}

import type { LinkedAccount } from '@clubhouse/rest-client/club'

/** True when the card issuer's account is among a member's linked accounts (CCD-10). */
export function isCardholder(accounts: readonly Pick<LinkedAccount, 'partnerCode'>[]): boolean {
  return accounts.some(({ partnerCode }) => partnerCode === 'SYF')
}

export interface HubSituation {
  isCardholder: boolean
  /** `web_cc_hub_variants`. */
  hasVariants: boolean
}

/** Returns the slug of the hub's page: one for cardholders and one for others, or the same for all without variants (CCD-10, FLG-07). */
export function hubSlug({ isCardholder, hasVariants }: HubSituation): string {
  if (!hasVariants) return 'credit-card-hub'
  return isCardholder ? 'credit-card-hub-cardholder' : 'credit-card-hub-non-cardholder'
}

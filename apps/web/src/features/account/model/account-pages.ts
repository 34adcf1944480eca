import { paths } from '#domain/page/model/paths.ts'
import { hasCreditCard, listsReferAFriend } from '#domain/member/model/country-rules.ts'
import type { RegionId } from '#platform/region/regions.ts'

/** A page of the account, as the side navigation lists it. */
export type AccountPageName =
  | 'personalDetails'
  | 'creditCardHub'
  | 'subscription'
  | 'cancelSubscription'
  | 'linkAccounts'
  | 'promoCodes'
  | 'referAFriendDashboard'
  | 'settings'

export interface AccountPage {
  name: AccountPageName
  /** Without region. */
  href: string
  /** The pages that belong under this one. */
  pages: readonly AccountPage[]
}

export interface AccountSituation {
  /** Of the member's profile; undefined while it is not known. */
  country: string | undefined
  /** Of the address: links stay in it, and the card's pages exist in one alone (CON-05). */
  region: RegionId
  /** Running or cancelled (CON-51). */
  hasSubscription: boolean
  /** Only an active subscription can be cancelled. */
  isSubscriptionActive: boolean
}

/** Returns the pages of the account that a member has, in their order (ACC-01, ACC-02, CCD-09, CON-10). */
export function accountPages({
  country,
  region,
  hasSubscription,
  isSubscriptionActive,
}: AccountSituation): AccountPage[] {
  const page = (name: AccountPageName, ...pages: AccountPage[]): AccountPage => ({
    name,
    href: paths[name].href(),
    pages,
  })
  return [
    page('personalDetails'),
    ...(hasCreditCard(country) && region === 'en-us' ? [page('creditCardHub')] : []),
    ...(hasSubscription ? [page('subscription', ...(isSubscriptionActive ? [page('cancelSubscription')] : []))] : []),
    page('linkAccounts'),
    page('promoCodes'),
    ...(listsReferAFriend(country) ? [page('referAFriendDashboard')] : []),
    page('settings'),
  ]
}

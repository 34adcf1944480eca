import { paths } from '#platform/paths.ts'
import { listsReferAFriend } from '#platform/region/country-rules.ts'

/** A page of the account, as the side navigation lists it. */
export type AccountPageName =
  | 'personalDetails'
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
  /** Running or cancelled (CON-51). */
  hasSubscription: boolean
  /** Only an active subscription can be cancelled. */
  isSubscriptionActive: boolean
  /** Whether a link may lead to a path: not to a page that is not built yet. */
  canLinkTo: (path: string) => boolean
}

/** Returns the pages of the account that a member has, in their order (ACC-01, ACC-02, CON-10). */
export function accountPages({
  country,
  hasSubscription,
  isSubscriptionActive,
  canLinkTo,
}: AccountSituation): AccountPage[] {
  const page = (name: AccountPageName, ...pages: AccountPage[]): AccountPage[] => {
    const href = paths[name].href()
    return canLinkTo(href) ? [{ name, href, pages }] : []
  }
  return [
    ...page('personalDetails'),
    ...(hasSubscription ? page('subscription', ...(isSubscriptionActive ? page('cancelSubscription') : [])) : []),
    ...page('linkAccounts'),
    ...page('promoCodes'),
    ...(listsReferAFriend(country) ? page('referAFriendDashboard') : []),
    ...page('settings'),
  ]
}

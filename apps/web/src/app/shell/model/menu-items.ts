import type { ClubConfig } from '#domain/club/model/club-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import { hasCreditCard, hasReferAFriend } from '#domain/member/model/country-rules.ts'
import type { Tab } from '#pages/my-rewards/state/last-tab.ts'
import { inRegion, type Region, regions } from '#platform/region/regions.ts'

export type MenuItemId =
  | 'account'
  | 'credit-card-hub'
  | 'subscription'
  | 'activity'
  | 'promo-codes'
  | 'buy-points'
  | 'gift-points'
  | 'transfer-points'
  | 'my-rewards'
  | 'refer-a-friend'
  | 'help'

export interface MenuItem {
  id: MenuItemId
  /** A path with its region, or an address outside of the app. */
  href: string
  isExternal: boolean
}

export interface MenuSituation {
  /** Of the member's profile; undefined while it is not known. */
  country: string | undefined
  /** Of the address. */
  region: Region
  hasSubscription: boolean
  /** The tab of My rewards that was open last. */
  rewardsTab: Tab
  links: Pick<ClubConfig['links'], 'help' | 'buyPoints' | 'giftPoints' | 'transferPoints'>
}

/**
 * Returns the links of the account menu, in their order, before its log-out button (SHL-14 to SHL-22, CON-04, CON-08).
 */
export function menuItems({ country, region, hasSubscription, rewardsTab, links }: MenuSituation): MenuItem[] {
  const page = (id: MenuItemId, path: string, of: Region = region): MenuItem => ({
    id,
    href: inRegion(path, of),
    isExternal: false,
  })
  const outside = (id: MenuItemId, href: string): MenuItem => ({ id, href, isExternal: true })
  const isWorld = region.id === 'world'
  return [
    page('account', paths.account.href()),
    // The card's pages exist in the US alone, whichever region the member views (CON-05).
    ...(hasCreditCard(country) ? [page('credit-card-hub', paths.creditCardHub.href(), regions['en-us'])] : []),
    ...(hasSubscription ? [page('subscription', paths.subscription.href())] : []),
    page('activity', paths.activity.href()),
    page('promo-codes', paths.promoCodes.href()),
    ...(isWorld
      ? []
      : [
          outside('buy-points', links.buyPoints),
          outside('gift-points', links.giftPoints),
          outside('transfer-points', links.transferPoints),
          // At once: My rewards without a tab would lead on to it (MYR-03).
          page('my-rewards', paths[rewardsTab].href()),
        ]),
    ...(hasReferAFriend(country) ? [page('refer-a-friend', paths.referAFriendDashboard.href())] : []),
    outside('help', links.help),
  ]
}

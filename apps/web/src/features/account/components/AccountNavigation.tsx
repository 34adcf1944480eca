import type { IconName } from '@clubhouse/design-system/Icon'
import {
  SideNavigation,
  type SideNavigationItem,
  type SideNavigationProps,
} from '@clubhouse/design-system/SideNavigation'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { withoutRegion } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useHasSubscription } from '#domain/plan/state/use-has-subscription.ts'
import { useIsSubscriptionActive } from '#domain/plan/state/use-is-subscription-active.ts'
import { type AccountPage, type AccountPageName, accountPages } from '../model/account-pages.ts'

/** The pages of the account, by address, with the open one marked (ACC-01). */
export function AccountNavigation({ narrow }: Pick<SideNavigationProps, 'narrow'>) {
  const { pathname } = useLocation()
  const country = useQuery(profileOptions()).data?.country
  const hasSubscription = useHasSubscription() === true
  const isSubscriptionActive = useIsSubscriptionActive()
  const { id: region } = useRegion()
  const pages = accountPages({ country, region, hasSubscription, isSubscriptionActive })
  return (
    <SideNavigation
      label={m.account_navigation()}
      currentHref={withoutRegion(pathname).replace(/\/$/, '')}
      groups={[{ items: pages.map((page) => ({ ...itemOf(page), icon: looks[page.name].icon })) }]}
      narrow={narrow}
    />
  )
}

function itemOf({ name, href, pages }: AccountPage): SideNavigationItem {
  return { label: looks[name].label(), href, items: pages.length === 0 ? undefined : pages.map(itemOf) }
}

const looks: Readonly<Record<AccountPageName, { label: () => string; icon: IconName }>> = {
  personalDetails: { label: m.account_personal_details, icon: 'person' },
  creditCardHub: { label: m.member_credit_card_hub, icon: 'calendar' },
  subscription: { label: m.account_subscription, icon: 'points' },
  cancelSubscription: { label: m.account_cancel_subscription, icon: 'close' },
  linkAccounts: { label: m.account_link_accounts, icon: 'share' },
  promoCodes: { label: m.member_promo_codes, icon: 'gift' },
  referAFriendDashboard: { label: m.member_refer_a_friend, icon: 'heart' },
  settings: { label: m.account_settings, icon: 'filter' },
}

import { SideNavigation } from '@clubhouse/design-system/SideNavigation'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useCanLinkTo } from '#platform/coming/can-link-to.ts'
import { paths } from '#platform/paths.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { listsReferAFriend } from '#platform/region/country-rules.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { useHasSubscription } from '#domain/plan/state/use-has-subscription.ts'
import * as styles from './ComingPage.css.ts'

/** A page of the account with the others beside it, or above it on small screens; alone while there are no others. */
export function AccountColumns({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const items = useAccountPages()
  if (items.length < 2) return children
  return (
    <div className={styles.columns}>
      <SideNavigation
        label={m.coming_account_navigation()}
        currentHref={withoutRegion(pathname).replace(/\/$/, '')}
        groups={[{ items }]}
      />
      {children}
    </div>
  )
}

/** The pages of the account that the member has and that links may lead to. */
function useAccountPages(): { label: string; href: string }[] {
  const country = useQuery(profileOptions()).data?.country
  const hasSubscription = useHasSubscription() === true
  const canLinkTo = useCanLinkTo()
  return [
    { label: m.coming_personal_details(), href: paths.personalDetails.href() },
    ...(hasSubscription ? [{ label: m.coming_subscription(), href: paths.subscription.href() }] : []),
    { label: m.coming_link_accounts(), href: paths.linkAccounts.href() },
    { label: m.member_promo_codes(), href: paths.promoCodes.href() },
    ...(listsReferAFriend(country)
      ? [{ label: m.member_refer_a_friend(), href: paths.referAFriendDashboard.href() }]
      : []),
    { label: m.coming_settings(), href: paths.settings.href() },
  ].filter(({ href }) => canLinkTo(href))
}

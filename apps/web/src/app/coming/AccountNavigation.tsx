import { SideNavigation } from '@clubhouse/design-system/SideNavigation'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../platform/paths.ts'
import { profileOptions } from '../../platform/profile/profile.ts'
import { hasReferAFriend } from '../../platform/region/country-rules.ts'
import { withoutRegion } from '../../platform/region/regions.ts'
import { useHasSubscription } from '../../platform/subscription/use-has-subscription.ts'

/** The pages of the account, those that the member has. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const country = useQuery(profileOptions()).data?.country
  const hasSubscription = useHasSubscription() === true
  return (
    <SideNavigation
      label={m.coming_account_navigation()}
      currentHref={withoutRegion(pathname).replace(/\/$/, '')}
      groups={[
        {
          items: [
            { label: m.coming_personal_details(), href: paths.personalDetails.href() },
            ...(hasSubscription ? [{ label: m.coming_subscription(), href: paths.subscription.href() }] : []),
            { label: m.coming_link_accounts(), href: paths.linkAccounts.href() },
            { label: m.member_promo_codes(), href: paths.promoCodes.href() },
            ...(hasReferAFriend(country)
              ? [{ label: m.member_refer_a_friend(), href: paths.referAFriendDashboard.href() }]
              : []),
            { label: m.coming_settings(), href: paths.settings.href() },
          ],
        },
      ]}
    />
  )
}

import { Icon } from '@clubhouse/design-system/Icon'
import { MenuButton } from '@clubhouse/design-system/MenuButton'
import { RoutingProvider } from '@clubhouse/design-system/RoutingProvider'
import { Text } from '@clubhouse/design-system/Text'
import type { Profile } from '@clubhouse/rest-client/club'
import { useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { logOut } from '#platform/auth/auth.ts'
import { useMember } from '#platform/auth/use-member.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useHasSubscription } from '#domain/plan/state/use-has-subscription.ts'
import { useLastTab } from '#pages/my-rewards/state/last-tab.ts'
import { usePrefetch } from '#app/navigation/AppRouter.tsx'
import { BalanceBox } from './BalanceBox.tsx'
import * as styles from './MemberTools.css.ts'
import { type MenuItemId, menuItems } from './model/menu-items.ts'

export interface AccountMenuProps {
  /** Undefined when it could not be loaded. */
  profile: Profile | undefined
  /** Undefined while they are not known, or cannot be had. */
  points: number | undefined
}

/** The account button with name and points, and its menu (SHL-10 to SHL-23). */
export function AccountMenu({ profile, points }: AccountMenuProps) {
  const navigate = useNavigate()
  const prefetch = usePrefetch()
  const region = useRegion()
  const { email } = useMember()
  const hasSubscription = useHasSubscription() === true
  const rewardsTab = useLastTab()
  // A member without a name, or whose profile did not load, is shown by their email address.
  const { firstName = email, lastName, country } = profile ?? {}
  const fullName = [firstName, lastName].filter((name) => name !== undefined).join(' ')
  const links = menuItems({ country, region, hasSubscription, rewardsTab, links: clubConfig().links })
  return (
    <RoutingProvider
      navigate={(path) => void navigate(path)}
      // The address that a new tab or window opens.
      useHref={(href) => (href.startsWith('/') ? `${basePath}${href}` : href)}
    >
      <MenuButton
        label={m.member_account_menu({ name: firstName })}
        externalLabel={m.common_opens_in_new_tab()}
        triggerContent={
          <span className={styles.trigger}>
            <span className={styles.triggerMark}>
              <Icon name="person" />
            </span>
            <span className={styles.triggerText}>
              <bdi className={styles.triggerName}>{firstName}</bdi>{' '}
              {points !== undefined && <span className={styles.triggerPoints}>{formatPoints(points)}</span>}
            </span>
          </span>
        }
        header={
          <span className={styles.menuHeader}>
            <Text as="span" weight="strong" size="large">
              <bdi>{fullName}</bdi>
            </Text>{' '}
            {points !== undefined && (
              <span className={styles.belowDesktop}>
                <BalanceBox points={points} />
              </span>
            )}
          </span>
        }
        items={[
          ...links.map((link) => ({
            ...link,
            label: menuLabel(link.id),
            onApproach: link.isExternal ? undefined : () => void prefetch(link.href),
          })),
          { id: 'log-out', label: m.common_log_out(), onAction: () => void logOut().catch(handleError) },
        ]}
      />
    </RoutingProvider>
  )
}

function menuLabel(id: MenuItemId): string {
  switch (id) {
    case 'account':
      return m.member_account_details()
    case 'credit-card-hub':
      return m.member_credit_card_hub()
    case 'subscription':
      return m.member_subscription()
    case 'activity':
      return m.member_activity()
    case 'promo-codes':
      return m.member_promo_codes()
    case 'buy-points':
      return m.common_buy_points()
    case 'gift-points':
      return m.member_gift_points()
    case 'transfer-points':
      return m.member_transfer_points()
    case 'my-rewards':
      return m.common_my_rewards()
    case 'refer-a-friend':
      return m.member_refer_a_friend()
    case 'help':
      return m.member_help()
  }
}

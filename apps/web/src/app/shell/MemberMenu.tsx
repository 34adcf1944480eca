import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { MenuButton } from '@clubhouse/design-system/MenuButton'
import { RoutingProvider } from '@clubhouse/design-system/RoutingProvider'
import { Text } from '@clubhouse/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'
import { logOut } from '../../platform/auth/auth.ts'
import { useMember } from '../../platform/auth/use-member.ts'
import { appConfig } from '../../platform/config/app-config.ts'
import { basePath } from '../../platform/config/base-path.ts'
import { handleError } from '../../platform/errors/handle-error.ts'
import { paths } from '../../platform/paths.ts'
import { formatPoints } from '../../platform/points/format-points.ts'
import { useBalance } from '../../platform/points/use-balance.ts'
import { useRegion, useRegionPath } from '../../platform/region/use-region.ts'
import { profileOptions } from '../../platform/profile/profile.ts'
import { accountPlaceholder } from './Header.css.ts'
import * as styles from './MemberMenu.css.ts'

/** The signed-in member's balance and account menu (SHL-08, SHL-10 to SHL-13). */
export function MemberMenu() {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const region = useRegion()
  const { email } = useMember()
  const profile = useQuery(profileOptions())
  const balance = useBalance()
  // Whoever has not given a name yet, or whose profile did not come, goes by their address.
  const { firstName = email, lastName } = profile.data ?? {}
  const fullName = [firstName, lastName].filter((name) => name !== undefined).join(' ')
  const points = balance.data === undefined ? undefined : formatPoints(balance.data.usable)
  if (profile.isPending) return <span className={accountPlaceholder} />
  return (
    <RoutingProvider
      navigate={(path) => void navigate(regionPath(path))}
      // What a new tab or window opens.
      useHref={(href) => (href.startsWith('/') ? `${basePath}${regionPath(href)}` : href)}
    >
      {balance.isError && (
        <span className={styles.balanceFailed} role="status">
          <Text size="small">{m.shell_balance_failed()}</Text>
          <IconButton label={m.shell_balance_refresh()} onPress={() => void balance.refetch()}>
            <Icon name="refresh" />
          </IconButton>
        </span>
      )}
      <MenuButton
        label={m.shell_account_menu({ name: firstName })}
        triggerContent={
          <span className={styles.trigger}>
            <Icon name="person" />
            <span className={styles.triggerText}>
              <Text as="span" size="small" weight="strong">
                {firstName}
              </Text>
              {points !== undefined && (
                <Text as="span" size="small" numeric>
                  {points}
                </Text>
              )}
            </span>
          </span>
        }
        header={
          <span className={styles.heading}>
            <Text as="span" weight="strong">
              {fullName}
            </Text>
            {points !== undefined && (
              <Text as="span" numeric tone="muted">
                {points}
              </Text>
            )}
          </span>
        }
        items={[
          ...(region.id === 'world'
            ? []
            : [{ id: 'my-rewards', label: m.shell_my_rewards(), href: paths.myRewards.href() }]),
          { id: 'help', label: m.shell_help(), href: appConfig().links.help, isExternal: true },
          { id: 'log-out', label: m.shell_log_out(), onAction: () => void logOut().catch(handleError) },
        ]}
      />
    </RoutingProvider>
  )
}

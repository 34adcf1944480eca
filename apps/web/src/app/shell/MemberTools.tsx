import { Link } from '@clubhouse/design-system/Link'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import { trackBalancePressed } from '#domain/points/api/track-points.ts'
import { paths } from '#platform/paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BalanceBox } from './BalanceBox.tsx'
import { BalanceFailure } from './BalanceFailure.tsx'
import { accountPlaceholder } from './Header.css.ts'
import * as styles from './MemberTools.css.ts'
import { isInHomeArea } from './model/shell-paths.ts'
import { SearchToggle } from './SearchToggle.tsx'

/** What the header has for members: search in the home area (SHL-09), the balance (SHL-08) and the account menu. */
export function MemberTools() {
  const { pathname } = useLocation()
  const profile = useQuery(profileOptions())
  const balance = useBalance()
  // Until it is there again: while it is tried again, nothing flickers.
  const hasFailed = balance.errorUpdatedAt > balance.dataUpdatedAt
  const points = hasFailed ? undefined : balance.data?.usable
  return (
    <>
      {isInHomeArea(pathname) && <SearchToggle key={pathname} />}
      {hasFailed ? (
        <BalanceFailure
          failedAt={balance.errorUpdatedAt}
          isRetrying={balance.isFetching}
          onRetry={() => void balance.refetch()}
        />
      ) : (
        <span className={styles.onDesktop}>
          {points === undefined ? (
            <BalanceBox points={points} />
          ) : (
            <Link href={paths.activity.href()} variant="quiet" onClick={trackBalancePressed}>
              <BalanceBox points={points} />
            </Link>
          )}
        </span>
      )}
      {profile.isPending ? (
        <span className={accountPlaceholder} />
      ) : (
        <AccountMenu profile={profile.data} points={points} />
      )}
    </>
  )
}

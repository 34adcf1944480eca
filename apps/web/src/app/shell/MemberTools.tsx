import { Link } from '@clubhouse/design-system/Link'
import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router-dom'
import { profileOptions } from '#domain/member/api/profile.ts'
import { trackBalancePressed, useBalanceOfPage } from '#domain/points/api/use-balance.ts'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BalanceBox } from './BalanceBox.tsx'
import { BalanceFailure } from './BalanceFailure.tsx'
import { accountPlaceholder } from './Header.css.ts'
import * as styles from './MemberTools.css.ts'
import { SearchToggle } from './SearchToggle.tsx'

/** Where a member can open the search: home, what can be earned and spent, and brands with all they hold (CON-07). */
const homeArea = [paths.home, paths.earn, paths.earnReward, paths.spend, paths.spendReward, paths.brand]

/** True for a page of the home area, in any region. */
export function isInHomeArea(path: string): boolean {
  return homeArea.some(({ pattern }) => matchPath(`/${pattern}`, withoutRegion(path)) !== null)
}

/** What the header has for members: search in the home area (SHL-09), the balance (SHL-08) and the account menu. */
export function MemberTools() {
  const { pathname } = useLocation()
  const profile = useQuery(profileOptions())
  const balance = useBalanceOfPage()
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

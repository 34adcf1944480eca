import { Icon } from '@clubhouse/design-system/Icon'
import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import * as styles from './MemberTools.css.ts'

/** What the member can spend; the place for it while that is not known (SHL-08, SHL-13). */
export function BalanceBox({ points }: { points: number | undefined }) {
  if (points === undefined) return <span className={styles.balancePlaceholder} />
  return (
    <span className={styles.balance}>
      <span className={styles.balanceMark}>
        <Icon name="points" />
      </span>
      <span className={styles.balanceWords}>
        <span className={styles.balanceLabel}>{m.member_balance()}</span>{' '}
        <span className={styles.balancePoints}>{formatPoints(points)}</span>
      </span>
    </span>
  )
}

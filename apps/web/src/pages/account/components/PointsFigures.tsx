import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import * as styles from './activity.css.ts'

/** Points that came or went: the sign says which, and never the colour alone. */
export function PointsFigures({ points }: { points: number }) {
  return points < 0 ? (
    <span className={styles.spent}>{m.activity_points_out({ points: formatPoints(-points) })}</span>
  ) : (
    <span className={styles.added}>{m.activity_points_in({ points: formatPoints(points) })}</span>
  )
}

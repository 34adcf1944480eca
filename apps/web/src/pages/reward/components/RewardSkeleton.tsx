import { Container } from '@clubhouse/design-system/Container'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './reward.css.ts'

/** Skeleton of a reward, in its layout (RWD-09). */
export function RewardSkeleton() {
  return (
    <Container>
      <div role="status">
        <VisuallyHidden>{m.reward_loading()}</VisuallyHidden>
        <div className={styles.layout}>
          <div className={styles.picture}>
            <div className={styles.frame} />
            <span className={styles.logo} />
          </div>
          <div className={styles.summary}>
            <Skeleton shape="text" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="title" />
          </div>
          <div className={styles.box}>
            <Skeleton shape="button" />
          </div>
          <div className={styles.more}>
            <Skeleton shape="text" lines={6} />
          </div>
        </div>
      </div>
    </Container>
  )
}

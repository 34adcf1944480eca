import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './order.css.ts'

/** Skeleton of an order. */
export function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.order_loading()}</VisuallyHidden>
      <div className={styles.layout}>
        <Stack gap="large">
          <div className={styles.picture} />
          <Skeleton shape="title" />
        </Stack>
        <Skeleton shape="text" lines={8} />
      </div>
    </div>
  )
}

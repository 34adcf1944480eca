import { Card } from '@clubhouse/design-system/Card'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './checkout.css.ts'

/** Skeleton of the checkout. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.checkout_loading()}</VisuallyHidden>
      <Stack gap="large">
        <Skeleton shape="title" />
        <div className={styles.layout}>
          <div className={styles.summary}>
            <Card>
              <Stack>
                <Skeleton shape="picture" />
                <Skeleton shape="text" lines={4} />
              </Stack>
            </Card>
          </div>
          <div className={styles.form}>
            <Card>
              <Stack>
                <Skeleton shape="title" />
                <Skeleton shape="text" lines={5} />
                <Skeleton shape="button" />
              </Stack>
            </Card>
          </div>
        </div>
      </Stack>
    </div>
  )
}

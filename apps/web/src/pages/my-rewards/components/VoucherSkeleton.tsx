import { Card } from '@clubhouse/design-system/Card'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './voucher.css.ts'

/** Skeleton of a voucher. */
export function VoucherSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.voucher_loading()}</VisuallyHidden>
      <Stack gap="large">
        <Skeleton shape="text" />
        <div className={styles.layout}>
          <div className={styles.wordsArea}>
            <Skeleton shape="title" />
          </div>
          <div className={styles.codeArea}>
            <Card>
              <div className={styles.pass}>
                <Skeleton shape="picture" />
                <Skeleton shape="title" />
              </div>
            </Card>
          </div>
          <div className={styles.datesArea}>
            <Skeleton shape="text" lines={3} />
          </div>
          <div className={styles.picture} />
        </div>
      </Stack>
    </div>
  )
}

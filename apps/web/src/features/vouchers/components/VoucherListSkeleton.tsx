import { Grid } from '@clubhouse/design-system/Grid'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '../../../paraglide/messages.js'
import * as styles from './voucher.css.ts'

const rows = [1, 2, 3, 4]

/** Vouchers on their way. */
export function VoucherListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.voucher_list_loading()}</VisuallyHidden>
      <Grid columns="two">
        {rows.map((row) => (
          <div key={row} className={styles.rowSkeleton}>
            <Skeleton shape="picture" />
            <Skeleton shape="text" lines={3} />
          </div>
        ))}
      </Grid>
    </div>
  )
}

import { Grid } from '@clubhouse/design-system/Grid'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '../../../paraglide/messages.js'
import * as styles from './orders.css.ts'

const rows = [1, 2, 3, 4]

/** Orders on their way. */
export function OrderListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.order_list_loading()}</VisuallyHidden>
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

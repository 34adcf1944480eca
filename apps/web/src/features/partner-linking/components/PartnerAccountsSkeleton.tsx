import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './partner-accounts.css.ts'

/** Skeleton of the partner accounts. */
export function PartnerAccountsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.linking_loading()}</VisuallyHidden>
      <Grid columns="two">
        {['first', 'second'].map((card) => (
          <Card key={card}>
            <div className={styles.card}>
              <Skeleton shape="title" />
              <Skeleton shape="text" lines={3} />
              <Skeleton shape="button" />
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  )
}

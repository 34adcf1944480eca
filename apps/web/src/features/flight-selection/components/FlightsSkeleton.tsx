import { Card } from '@clubhouse/design-system/Card'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import * as styles from './flight-selection.css.ts'

const [flights, cabins] = [
  [1, 2, 3],
  [1, 2, 3],
]

/** Skeleton of flights, in their size. */
export function FlightsSkeleton({ label }: { label: string }) {
  return (
    <div>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <Stack gap="medium" aria-hidden>
        {flights.map((flight) => (
          <Card key={flight} padding="medium">
            <div className={styles.flight}>
              <div className={styles.timesSkeleton}>
                <Skeleton shape="title" />
                <Skeleton shape="text" lines={2} />
              </div>
              <div className={styles.fares}>
                {cabins.map((cabin) => (
                  <div key={cabin} className={styles.fare} data-available>
                    <div className={styles.price}>
                      <Skeleton shape="text" lines={3} />
                    </div>
                    <Skeleton shape="button" />
                  </div>
                ))}
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  )
}

import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './activity.css.ts'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Skeleton of the statement. */
export function StatementSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.activity_loading()}</VisuallyHidden>
      <Stack gap="none">
        {lines.map((line) => (
          <div key={line} className={styles.line}>
            <span className={styles.words}>
              <Skeleton shape="text" lines={2} />
            </span>
          </div>
        ))}
      </Stack>
    </div>
  )
}

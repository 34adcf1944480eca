import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './search.css.ts'

const rows = [1, 2, 3, 4]

/** Skeleton of search results, each as high as a result. */
export function ResultSkeleton() {
  return (
    <div role="status" className={styles.results}>
      <VisuallyHidden>{m.search_loading()}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.logo} />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}

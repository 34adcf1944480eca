import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import * as styles from './favourites.css.ts'

const tiles = [1, 2, 3]

/** Skeleton of the favourites, each as high as a tile. */
export function FavouriteListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.favourites_loading()}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {tiles.map((tile) => (
          <div key={tile} className={styles.tile}>
            <span className={styles.logo} />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}

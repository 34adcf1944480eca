import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '../../../paraglide/messages.js'
import * as styles from './discovery.css.ts'

/** Tiles that fit into the widest row. */
const tiles = [1, 2, 3, 4]

/** A carousel on its way, in its final size. */
export function CarouselPlaceholder() {
  return (
    <div role="status">
      <VisuallyHidden>{m.discovery_loading()}</VisuallyHidden>
      <div className={styles.carouselPlaceholder}>
        {tiles.map((tile) => (
          <Skeleton key={tile} shape="tile" />
        ))}
      </div>
    </div>
  )
}

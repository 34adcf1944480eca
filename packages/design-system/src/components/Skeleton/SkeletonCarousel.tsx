import { slide, track } from '../Carousel/Carousel.css.ts'
import { LoadingLabel } from './LoadingLabel.tsx'
import { Skeleton } from './Skeleton.tsx'
import { row } from './SkeletonCarousel.css.ts'

/** Those of the carousels that hold tiles. */
export const skeletonCarouselItemSizes = ['tile', 'upToThree', 'upToFour'] as const

export type SkeletonCarouselProps = {
  /** As the carousel's that comes. @default 'tile' */
  itemSize?: (typeof skeletonCarouselItemSizes)[number] | undefined
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** As many as fit into the widest row. */
const tiles = { tile: 4, upToThree: 3, upToFour: 4 }

/** A carousel of tiles on its way. */
export function SkeletonCarousel({ itemSize = 'tile', loadingLabel }: SkeletonCarouselProps) {
  return (
    <div>
      <LoadingLabel loadingLabel={loadingLabel} />
      <div className={row} aria-hidden="true">
        <div className={track({ itemSize })}>
          {Array.from({ length: tiles[itemSize] }, (_, index) => (
            <div key={index} className={slide({ itemSize })}>
              <Skeleton shape="tile" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

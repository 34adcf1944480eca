import { tile } from '../../styles/tile.css.ts'
import { followSight } from './follow-sight.ts'
import { bone, lastLine, lines as linesStyle, tileBody } from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'title', 'picture', 'tile', 'button', 'circle'] as const

export type SkeletonProps = {
  /** What is on its way. */
  shape: (typeof skeletonShapes)[number]
  /**
   * How many lines, for `text`.
   * @default 1
   */
  lines?: number | undefined
}

/** Holds the place of what is being loaded, in its final size; it moves only in the window [data-in-sight]. Assistive technology hears of the wait elsewhere. */
export function Skeleton({ shape, lines = 1 }: SkeletonProps) {
  if (shape === 'tile') return <TileSkeleton />
  if (shape !== 'text') return <span ref={followSight} className={bone({ shape })} aria-hidden="true" />
  return (
    <span ref={followSight} className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={index > 0 && index === lines - 1 ? `${bone({ shape })} ${lastLine}` : bone({ shape })}
        />
      ))}
    </span>
  )
}

function TileSkeleton() {
  return (
    <span className={tile} aria-hidden="true">
      <span ref={followSight} className={bone({ shape: 'tilePicture' })} />
      <span className={tileBody}>
        <Skeleton shape="text" />
        <Skeleton shape="text" lines={3} />
        <span className={lastLine}>
          <Skeleton shape="text" />
        </span>
      </span>
    </span>
  )
}

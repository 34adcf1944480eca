import { Grid } from '../Grid/Grid.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'

export const skeletonGridShapes = ['tile', 'row'] as const

export type SkeletonGridProps = {
  /** How many; as many as the first page of the list has. */
  count: number
  /** Says what is on its way; read out once. */
  label: string
  /**
   * What is on its way: tiles with the picture above the words, or rows with it beside them.
   * @default 'tile'
   */
  shape?: (typeof skeletonGridShapes)[number] | undefined
}

/** A list of tiles on its way, and the one place that says so. */
export function SkeletonGrid({ count, label, shape = 'tile' }: SkeletonGridProps) {
  return (
    <div>
      <output className={visuallyHidden}>{label}</output>
      <Grid columns={shape === 'tile' ? 'tiles' : 'two'}>
        {Array.from({ length: count }, (_, index) =>
          shape === 'tile' ? <Skeleton key={index} shape="tile" /> : <SkeletonRow key={index} />,
        )}
      </Grid>
    </div>
  )
}

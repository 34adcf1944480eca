import { Grid } from '../Grid/Grid.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Skeleton } from './Skeleton.tsx'

export type SkeletonGridProps = { count: number; label: string }

/** A list of tiles on its way, and the one place that says so. */
export function SkeletonGrid({ count, label }: SkeletonGridProps) {
  return (
    <div>
      <output className={visuallyHidden}>{label}</output>
      <Grid columns="tiles">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </Grid>
    </div>
  )
}

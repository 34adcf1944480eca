import { Grid } from '../Grid/Grid.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

export type SkeletonGridProps = { count: number; label: string };

/** A list of tiles on its way, and the one place that says so. */
export function SkeletonGrid({ count, label }: SkeletonGridProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid columns="tiles">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </Grid>
    </div>
  );
}

export { SkeletonGrid } from '../src/components/Skeleton/SkeletonGrid.tsx'
export type { SkeletonGridProps } from '../src/components/Skeleton/SkeletonGrid.tsx'

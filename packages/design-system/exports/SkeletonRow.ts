export { SkeletonRow } from '../src/components/Skeleton/SkeletonRow.tsx'
export type { SkeletonRowProps } from '../src/components/Skeleton/SkeletonRow.tsx'

export { Skeleton, skeletonShapes } from '../src/components/Skeleton/Skeleton.tsx'
export type { SkeletonProps } from '../src/components/Skeleton/Skeleton.tsx'

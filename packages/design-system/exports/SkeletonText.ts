export { SkeletonText } from '../src/components/Skeleton/SkeletonText.tsx'
export type { SkeletonTextProps } from '../src/components/Skeleton/SkeletonText.tsx'

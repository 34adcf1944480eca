export { SkeletonTile } from '../src/components/Skeleton/SkeletonTile.tsx'
export type { SkeletonTileProps } from '../src/components/Skeleton/SkeletonTile.tsx'

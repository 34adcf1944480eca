export { SkeletonHero } from '../src/components/Skeleton/SkeletonHero.tsx'
export type { SkeletonHeroProps } from '../src/components/Skeleton/SkeletonHero.tsx'

export { SkeletonCarousel, skeletonCarouselItemSizes } from '../src/components/Skeleton/SkeletonCarousel.tsx'
export type { SkeletonCarouselProps } from '../src/components/Skeleton/SkeletonCarousel.tsx'

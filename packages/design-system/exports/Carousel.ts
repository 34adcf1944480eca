export { Carousel, carouselItemSizes } from '../src/components/Carousel/Carousel.tsx'
export type { CarouselProps } from '../src/components/Carousel/Carousel.tsx'

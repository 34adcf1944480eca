export { Carousel, carouselItemSizes } from '../src/components/Carousel/Carousel.tsx'
export type { CarouselAutoplay, CarouselProps } from '../src/components/Carousel/Carousel.tsx'

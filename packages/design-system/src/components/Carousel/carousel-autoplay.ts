// A file of its own, loaded only where a carousel is asked to move by itself.
import Autoplay from 'embla-carousel-autoplay'

/** Only the clock: when it runs is decided by `useCarouselAutoplay`, which knows what the person asked for. */
export function autoplayPlugin(delay: number) {
  return Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false, stopOnInteraction: true })
}

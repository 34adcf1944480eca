import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CarouselItemSize } from './carousel-item-sizes.ts'
import { isStill, scrollForce } from './carousel-motion.ts'
import { pagedIndex, pageSize, wholeItems, wideCarousel } from './carousel-paging.ts'
import { useCarouselAutoplay, useCarouselClock } from './use-carousel-autoplay.ts'

type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** How much of an item is in sight when it counts as seen: all of it, but for what rounding takes away. */
const wholly = 0.98

type CarouselView = {
  readonly isReady: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  readonly first: number
  readonly last: number
}

/** What is known before the browser has measured anything. */
const unmeasured = (total: number): CarouselView => ({
  isReady: false,
  isAtStart: true,
  isAtEnd: total <= pageSize(false),
  first: Math.min(1, total),
  last: Math.min(pageSize(false), total),
})

/** `autoplayDelay` in milliseconds; without one nothing moves by itself, and no code for it is loaded. */
export function useCarousel(total: number, itemSize: CarouselItemSize, autoplayDelay: number | undefined) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const autoplay = useCarouselAutoplay(autoplayDelay)
  const [viewportRef, api] = useEmblaCarousel(
    { align: 'start', containScroll: 'trimSnaps', inViewThreshold: wholly, duration: scrollForce, direction },
    autoplay.plugins,
  )
  useCarouselClock(api, autoplay)
  const [view, setView] = useState<CarouselView>(() => unmeasured(total))
  // Until its buttons are there, and as long as somebody is still on it.
  const [isStop, setIsStop] = useState(true)

  useEffect(() => {
    if (api === undefined) return undefined
    const update = () => setView(measured(api, total, itemSize))
    takeOverScroll(api)
    // Only now has the browser measured anything, so this is the first moment that there is something to show.
    // oxlint-disable-next-line react/set-state-in-effect
    setDirection(getComputedStyle(api.rootNode()).direction === 'rtl' ? 'rtl' : 'ltr')
    update()
    if (document.activeElement !== api.rootNode()) setIsStop(false)
    api.on('select', update).on('slidesInView', update).on('reInit', update)
    return () => {
      api.off('select', update).off('slidesInView', update).off('reInit', update)
    }
  }, [api, total, itemSize])

  const page = (to: 'previous' | 'next') => {
    if (api === undefined) return
    const last = api.scrollSnapList().length - 1
    api.scrollTo(pagedIndex(api.selectedScrollSnap(), to, pageOf(api, itemSize), last), isStill())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    autoplay.takeOver()
    event.preventDefault()
    page((event.key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous')
  }

  return {
    viewportRef,
    view,
    isStop,
    autoplay,
    onLeave: () => setIsStop(false),
    onPrevious: () => page('previous'),
    onNext: () => page('next'),
    onKeyDown,
  }
}

/** Items of a page: three or four [HOM-13], or as many as its size says; never more than stand in the row as a whole. */
function pageOf(api: EmblaApi, itemSize: CarouselItemSize): number {
  const whole = wholeItemsOf(api)
  if (itemSize === 'upToThree' || itemSize === 'upToFour' || itemSize === 'grid') return whole ?? 1
  const page = pageSize(matchMedia(wideCarousel).matches)
  return whole === undefined ? page : Math.min(whole, page)
}

/** Nothing is known of a row of one, nor of one that has no layout. */
function wholeItemsOf(api: EmblaApi): number | undefined {
  const [first, second] = api.slideNodes()
  if (first === undefined || second === undefined || first.offsetWidth === 0) return undefined
  return wholeItems(
    api.containerNode().offsetWidth,
    first.offsetWidth,
    // Less than nothing where one reads from right to left.
    Math.abs(second.offsetLeft - first.offsetLeft),
  )
}

function measured(api: EmblaApi, total: number, itemSize: CarouselItemSize): CarouselView {
  const inView = api.slidesInView()
  const selected = api.selectedScrollSnap()
  const first = inView.length > 0 ? Math.min(...inView) : selected
  const last = inView.length > 0 ? Math.max(...inView) : Math.min(selected + pageOf(api, itemSize), total) - 1
  return {
    isReady: true,
    isAtStart: !api.canScrollPrev(),
    isAtEnd: !api.canScrollNext(),
    first: first + 1,
    last: last + 1,
  }
}

/** A person may have scrolled the plain list already: go on from there. */
function takeOverScroll(api: EmblaApi) {
  const viewport = api.rootNode()
  if (viewport.scrollLeft === 0) return
  const slides = api.slideNodes()
  const start = viewport.getBoundingClientRect().left
  const index = slides.findIndex((slide) => slide.getBoundingClientRect().right > start + 1)
  viewport.scrollLeft = 0
  if (index > 0) api.scrollTo(index, true)
}

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isStill, scrollForce } from './carousel-motion.ts'
import { pagedIndex, pageSize, wideCarousel } from './carousel-paging.ts'
import { useCarouselAutoplay, useCarouselClock } from './use-carousel-autoplay.ts'

type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

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
export function useCarousel(total: number, autoplayDelay: number | undefined) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const autoplay = useCarouselAutoplay(autoplayDelay)
  const [viewportRef, api] = useEmblaCarousel(
    { align: 'start', containScroll: 'trimSnaps', inViewThreshold: 0.6, duration: scrollForce, direction },
    autoplay.plugins,
  )
  useCarouselClock(api, autoplay)
  const [view, setView] = useState<CarouselView>(() => unmeasured(total))

  useEffect(() => {
    if (api === undefined) return undefined
    const update = () => setView(measured(api, total))
    takeOverScroll(api)
    // Only now has the browser measured anything, so this is the first moment that there is something to show.
    // oxlint-disable-next-line react/set-state-in-effect
    setDirection(getComputedStyle(api.rootNode()).direction === 'rtl' ? 'rtl' : 'ltr')
    update()
    api.on('select', update).on('slidesInView', update).on('reInit', update)
    return () => {
      api.off('select', update).off('slidesInView', update).off('reInit', update)
    }
  }, [api, total])

  const page = (to: 'previous' | 'next') => {
    if (api === undefined) return
    const size = pageSize(matchMedia(wideCarousel).matches)
    api.scrollTo(pagedIndex(api.selectedScrollSnap(), to, size, api.scrollSnapList().length - 1), isStill())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    autoplay.takeOver()
    event.preventDefault()
    page((event.key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous')
  }

  return { viewportRef, view, autoplay, onPrevious: () => page('previous'), onNext: () => page('next'), onKeyDown }
}

function measured(api: EmblaApi, total: number): CarouselView {
  const inView = api.slidesInView()
  const selected = api.selectedScrollSnap()
  const first = inView.length > 0 ? Math.min(...inView) : selected
  const last = inView.length > 0 ? Math.max(...inView) : Math.min(selected + pageSize(false), total) - 1
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

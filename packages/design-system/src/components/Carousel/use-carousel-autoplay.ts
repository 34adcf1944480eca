import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { isStill } from './carousel-motion.ts'

const none: EmblaPluginType[] = []

/** The clock for embla, once it has been loaded, and whether the person lets it run. */
export function useCarouselAutoplay(delay: number | undefined) {
  const [plugins, setPlugins] = useState(none)
  const [isWanted, setIsWanted] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const hasTakenOver = useRef(false)

  useEffect(() => {
    if (delay === undefined) return undefined
    let isStale = false
    const load = async () => {
      const { autoplayPlugin } = await import('./carousel-autoplay.ts')
      if (isStale) return
      setPlugins([autoplayPlugin(delay)])
      // Never by itself under reduced motion, nor once somebody is in it (WCAG 2.2.2).
      setIsWanted(!isStill() && !hasTakenOver.current)
    }
    void load()
    return () => {
      isStale = true
    }
  }, [delay])

  /** For good, until the person asks for it again. */
  const takeOver = () => {
    hasTakenOver.current = true
    setIsWanted(false)
  }

  return {
    plugins,
    isPlaying: isWanted,
    isMoving: isWanted && !isPointedAt,
    takeOver,
    onToggle: () => setIsWanted(!isWanted),
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: (event: FocusEvent) => {
      // The button that stops it must not change its meaning by being reached.
      if (event.target.closest('[data-autoplay-toggle]') === null) takeOver()
    },
  }
}

/** Runs the clock as long as it may, and reports when a person drags the row. */
export function useCarouselClock(
  api: EmblaCarouselType | undefined,
  { plugins, isMoving, takeOver }: Pick<ReturnType<typeof useCarouselAutoplay>, 'plugins' | 'isMoving' | 'takeOver'>,
) {
  const onDrag = useRef(takeOver)
  useEffect(() => {
    onDrag.current = takeOver
  })

  useEffect(() => {
    if (api === undefined || plugins.length === 0) return undefined
    const apply = () => {
      const { autoplay } = api.plugins()
      // One page has no next one, and embla's clock fails on it.
      if (isMoving && api.scrollSnapList().length > 1) autoplay.play(isStill())
      else autoplay.stop()
    }
    const drag = () => onDrag.current()
    apply()
    api.on('reInit', apply).on('pointerDown', drag)
    return () => {
      api.off('reInit', apply).off('pointerDown', drag)
    }
  }, [api, plugins, isMoving])
}

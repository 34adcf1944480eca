import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** On which side of a scrolling box, in reading direction, something is out of sight. */
export type Overflow = { readonly start: boolean; readonly end: boolean; readonly isMeasured: boolean }

const none: Overflow = { start: false, end: false, isMeasured: false }

/** Tells when a box that scrolls sideways hides something. On the server, and until it is measured, nothing is. */
export function useOverflow<T extends HTMLElement>(): { ref: RefObject<T | null>; overflow: Overflow } {
  const ref = useRef<T>(null)
  const [overflow, setOverflow] = useState(none)

  // After each render, because new content changes no box that an observer watches. The same result changes nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    setOverflow((before) => same(before, measured(ref.current)))
  })

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = () => setOverflow((before) => same(before, measured(box)))
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(box)
    if (box.firstElementChild !== null) observer?.observe(box.firstElementChild)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer?.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [])

  return { ref, overflow }
}

function measured(box: HTMLElement | null): Overflow {
  if (box === null) return none
  // A box that clips has nothing to scroll; its content still tells how wide it would be.
  const content = box.firstElementChild instanceof HTMLElement ? box.firstElementChild.offsetWidth : 0
  const hidden = Math.max(box.scrollWidth, content) - box.clientWidth
  // Right to left counts down from 0. Zoomed pages scroll by fractions, hence the pixel of tolerance.
  const passed = Math.abs(box.scrollLeft)
  return { start: hidden > 1 && passed > 1, end: hidden - passed > 1, isMeasured: true }
}

function same(before: Overflow, now: Overflow): Overflow {
  const isSame = before.start === now.start && before.end === now.end && before.isMeasured === now.isMeasured
  return isSame ? before : now
}

/** The same as an attribute, for styles to select by. */
export function overflowAttribute({ start, end }: Overflow): 'start' | 'end' | 'both' | undefined {
  if (start && end) return 'both'
  if (start) return 'start'
  return end ? 'end' : undefined
}

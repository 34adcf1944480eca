import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** On which side of a scrolling box, in reading direction, something is out of sight. */
export type Overflow = { readonly start: boolean; readonly end: boolean; readonly isMeasured: boolean }

const none: Overflow = { start: false, end: false, isMeasured: false }

/** Tells when a box that scrolls sideways hides something. On the server, and until it is measured, nothing is. */
export function useOverflow<T extends HTMLElement>(): { ref: RefObject<T | null>; overflow: Overflow } {
  const ref = useRef<T>(null)
  const [overflow, setOverflow] = useState(none)

  // What was measured last: the state may be older, while a part of the page beside it has not come.
  const last = useRef(none)
  const measure = useEffectEvent(() => {
    const now = measured(ref.current)
    if (isSame(last.current, now)) return
    last.current = now
    setOverflow(now)
  })

  // After each render, because new content changes no box that an observer watches; and after its paint: before, each box
  // would have the browser compute the layout of a page that comes to life.
  useEffect(() => measure())

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const onChange = () => measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange)
    observer?.observe(box)
    if (box.firstElementChild !== null) observer?.observe(box.firstElementChild)
    box.addEventListener('scroll', onChange, { passive: true })
    return () => {
      observer?.disconnect()
      box.removeEventListener('scroll', onChange)
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

function isSame(one: Overflow, other: Overflow): boolean {
  return one.start === other.start && one.end === other.end && one.isMeasured === other.isMeasured
}

/** The same as an attribute, for styles to select by. */
export function overflowAttribute({ start, end }: Overflow): 'start' | 'end' | 'both' | undefined {
  if (start && end) return 'both'
  if (start) return 'start'
  return end ? 'end' : undefined
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { firstSegments, planWindow, sameSegments } from './window-plan.ts'
import type { Segment } from './window-plan.ts'

export type WindowPlanOptions = {
  readonly count: number
  /** Rendered before the list can be measured, and on the server; a list no longer than that is always rendered whole. */
  readonly initialCount: number
  /** Height of a row until one has been measured. */
  readonly estimatedHeight: number
}

/** Rows are as high as they turn out to be; those that were never rendered are taken to be as high as the first ones. */
type Measured = { width: number; columns: number; typical: number | undefined; readonly heights: Map<number, number> }

/**
 * Which items of a list are rendered while the page scrolls: those in sight, a screen's height before and after, and the
 * one that holds focus. Columns and gap are read from the list's own styles, so that breakpoints stay in one place.
 */
export function useWindowPlan(list: RefObject<HTMLElement | null>, options: WindowPlanOptions): readonly Segment[] {
  const { count, initialCount, estimatedHeight } = options
  const isWhole = count <= initialCount
  const [planned, setPlanned] = useState<readonly Segment[]>()
  if (isWhole && planned !== undefined) setPlanned(undefined)
  const measured = useRef<Measured>({ width: 0, columns: 1, typical: undefined, heights: new Map() })

  const update = useEffectEvent((length: number) => {
    const element = list.current
    if (element === null || length <= initialCount) return
    const memory = measured.current
    const { rowGap, gridTemplateColumns } = getComputedStyle(element)
    const { top, width } = element.getBoundingClientRect()
    const columns = gridTemplateColumns.split(' ').length
    if (width !== memory.width || columns !== memory.columns) {
      measured.current = { width, columns, typical: undefined, heights: new Map() }
    }
    measureRows(element, measured.current)
    const { heights, typical = estimatedHeight } = measured.current
    const screen = window.innerHeight
    const next = planWindow({
      count: length,
      columns,
      gap: Number.parseFloat(rowGap) || 0,
      heightOf: (row) => heights.get(row) ?? typical,
      from: -top - screen,
      to: -top + 2 * screen,
      focused: indexOf(document.activeElement, element),
    })
    setPlanned((current) => (current !== undefined && sameSegments(current, next) ? current : next))
  })

  // Before the browser paints, so that nobody sees a list without the room of what is left out.
  useLayoutEffect(() => update(count), [count])

  useEffect(() => {
    const element = list.current
    if (element === null || isWhole) return undefined
    const onChange = () => update(count)
    // Rows grow when pictures arrive, when text is enlarged and when the window gets narrower.
    const observer = new ResizeObserver(onChange)
    observer.observe(element)
    // Whoever holds Tab down is faster than the page scrolls: what comes next has to be there already.
    element.addEventListener('focusin', onChange)
    window.addEventListener('scroll', onChange, { passive: true, capture: true })
    window.addEventListener('resize', onChange)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onChange)
      window.removeEventListener('scroll', onChange, { capture: true })
      window.removeEventListener('resize', onChange)
    }
  }, [list, count, isWhole])

  return isWhole ? firstSegments(count) : (planned ?? firstSegments(initialCount))
}

function measureRows(list: HTMLElement, measured: Measured) {
  for (const item of list.children) {
    const index = itemIndex(item)
    const { height } = item.getBoundingClientRect()
    if (index !== undefined && height > 0) measured.heights.set(Math.floor(index / measured.columns), height)
  }
  measured.typical ??= mean([...measured.heights.values()])
}

function mean(sizes: readonly number[]): number | undefined {
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

function indexOf(element: Element | null, list: HTMLElement): number | undefined {
  const item = element !== null && list.contains(element) ? element.closest('[data-index]') : null
  return item === null ? undefined : itemIndex(item)
}

function itemIndex(item: Element): number | undefined {
  const index = item.getAttribute('data-index')
  return index === null ? undefined : Number(index)
}

import { media } from '../../themes/breakpoints.ts'

/** Where a page has four tiles instead of three [HOM-13]. */
export const wideCarousel = media.from(1300)

export function pageSize(isWide: boolean): 3 | 4 {
  return isWide ? 4 : 3
}

/**
 * How many items of a row stand in it as a whole, at least one: further than that a page would skip what nobody has seen.
 * `step` is from the start of one item to that of the next.
 */
export function wholeItems(row: number, item: number, step: number): number {
  if (step <= 0) return 1
  // The last item has no gap behind it; browsers round, so there is a pixel to spare.
  return Math.max(1, Math.floor((row + step - item + 1) / step))
}

/** Index to go to, a page further or back, held between the two ends [HOM-14]. */
export function pagedIndex(index: number, direction: 'previous' | 'next', size: number, lastIndex: number): number {
  const wanted = direction === 'next' ? index + size : index - size
  return Math.max(0, Math.min(wanted, lastIndex))
}

import { media } from '../../themes/breakpoints.ts'

/** Where a page has four tiles instead of three [HOM-13]. */
export const wideCarousel = media.from(1300)

export function pageSize(isWide: boolean): 3 | 4 {
  return isWide ? 4 : 3
}

/** Index to go to, a page further or back, held between the two ends [HOM-14]. */
export function pagedIndex(index: number, direction: 'previous' | 'next', size: number, lastIndex: number): number {
  const wanted = direction === 'next' ? index + size : index - size
  return Math.max(0, Math.min(wanted, lastIndex))
}

import { m } from '#paraglide/messages.js'
import { formatNumber } from '#domain/points/model/format-points.ts'

/** Returns what the controls of the home page's carousels are called (HOM-13, HOM-14). */
export function carouselTexts() {
  return {
    previousLabel: m.discovery_carousel_previous(),
    nextLabel: m.discovery_carousel_next(),
    positionText,
  }
}

/** Returns which of how many are in view. */
export function positionText(first: number, last: number, total: number): string {
  return first === last
    ? m.common_position_one({ first: formatNumber(first), total: formatNumber(total) })
    : m.common_position({ first: formatNumber(first), last: formatNumber(last), total: formatNumber(total) })
}

import { m } from '#paraglide/messages.js'

/**
 * Returns a whole number of points with British thousands separators, such as `24,650` (RWD-19). Without `Intl`, whose first
 * use takes a slow phone 80 ms of its first view.
 */
export function formatNumber(points: number): string {
  return String(points).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Points with their unit, singular only for exactly 1 (RWD-18). */
export function formatPoints(points: number): string {
  return points === 1 ? m.points_one() : m.points_many({ points: formatNumber(points) })
}

import { m } from '#paraglide/messages.js'

const thousands = new Intl.NumberFormat('en-GB')

/** Returns a number of points with British thousands separators, such as `24,650` (RWD-19). */
export function formatNumber(points: number): string {
  return thousands.format(points)
}

/** Points with their unit, singular only for exactly 1 (RWD-18). */
export function formatPoints(points: number): string {
  return points === 1 ? m.points_one() : m.points_many({ points: formatNumber(points) })
}

/** How long each page stays, in milliseconds [FLT-05, CST-07]. */
export const autoplayDelay = 5000

/**
 * Embla moves by force and friction, not by a time. With this force a move has 99 % of its way behind it after 400 ms
 * [FLT-05, CST-07]; its own default takes 700.
 */
export const scrollForce = 18

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

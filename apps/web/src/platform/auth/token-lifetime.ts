/** Seconds before its end at which a token counts as expired (AUT-20). */
export const expiryMargin = 60
/** Seconds before its end at which the member is told (AUT-17). */
export const noticeTime = 300

/** A moment, by the clock on the wall, which may be wrong or be set, and by one that only ever runs. In milliseconds. */
export interface Moment {
  wall: number
  running: number
}

/** When tokens came, and for how many seconds the provider said they are good. */
export interface TokenLifetime {
  seconds: number
  since: Moment
}

/** How far a token is on its way to its end. */
export type TokenStage = 'fresh' | 'ending' | 'expired' | 'over'

export function momentNow(): Moment {
  return { wall: Date.now(), running: performance.now() }
}

/**
 * Seconds since the tokens came. Whatever day the device thinks it is, that is a difference of its own clock; and since
 * the one clock stands still while some devices sleep, and the other can be set back, the longer of both counts.
 */
export function ageOf({ since }: TokenLifetime, now: Moment): number {
  return Math.max(now.running - since.running, now.wall - since.wall, 0) / 1000
}

/** Seconds until the end; below zero after it. */
export function secondsLeft(lifetime: TokenLifetime, now: Moment): number {
  return lifetime.seconds - ageOf(lifetime, now)
}

/** AUT-17, AUT-20. */
export function stageOf(lifetime: TokenLifetime, now: Moment): TokenStage {
  const left = secondsLeft(lifetime, now)
  if (left <= 0) return 'over'
  if (left <= expiryMargin) return 'expired'
  return left <= noticeTime ? 'ending' : 'fresh'
}

/** Seconds until the tokens are to be renewed: at the margin, but a short life is at least half lived first. */
export function secondsToRenewal(lifetime: TokenLifetime, now: Moment): number {
  return Math.max(lifetime.seconds - expiryMargin, lifetime.seconds / 2) - ageOf(lifetime, now)
}

import type { Reward } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import { isPaidInPoints, leastCost } from './points-text.ts'

/** One thing that keeps somebody from a reward. */
export type Blocker =
  | { kind: 'sold-out' | 'unavailable' | 'app-only' | 'log-in' | 'subscribers-only' | 'choose-option' | 'link-account' }
  | { kind: 'points-short'; missing: number }

/** What decides whether somebody can have a reward. What is not known yet, or need not be, is undefined and blocks nothing. */
export interface Eligibility {
  audience: Audience
  isInApp: boolean
  isSubscriber?: boolean | undefined
  isLinked?: boolean | undefined
  usablePoints?: number | undefined
}

/** The partner whose points are moved by a reward that is earned on the page itself (RDM-27). */
export const tippingPartner = 'BILTREWARDS'

/**
 * Returns what keeps somebody from a reward: that it is gone, that only the app has it (CON-27), or that they must log in
 * (RWD-08), each alone; else all that a member has to see to (RWD-16, RDM-01). Tile, page, buttons and checkout ask here.
 */
export function blockersOf(reward: Reward, eligibility: Eligibility): Blocker[] {
  if (isSoldOut(reward)) return [{ kind: 'sold-out' }]
  if (reward.availability === 'UNAVAILABLE') return [{ kind: 'unavailable' }]
  if (isForAppOnly(reward) && !eligibility.isInApp) return [{ kind: 'app-only' }]
  if (eligibility.audience === 'visitor') return [{ kind: 'log-in' }]
  const missing = pointsShort(reward, eligibility)
  return [
    ...when(needsSubscription(reward) && eligibility.isSubscriber === false, { kind: 'subscribers-only' }),
    ...when(hasOptions(reward), { kind: 'choose-option' }),
    ...when(needsLinkedAccount(reward) && eligibility.isLinked === false, { kind: 'link-account' }),
    ...when(missing > 0, { kind: 'points-short', missing }),
  ]
}

/** True when nothing is left of it (DIS-26). */
export function isSoldOut({ availability }: Reward): boolean {
  return availability === 'SOLD_OUT'
}

/** True when nobody can have it at the moment. */
export function isGone({ availability = 'AVAILABLE' }: Reward): boolean {
  return availability !== 'AVAILABLE'
}

/** Returns whether a reward is for subscribers. */
export function needsSubscription({ subscriptionPlanId = '' }: Reward): boolean {
  return subscriptionPlanId !== ''
}

/** Returns whether earning with it moves points of a partner, whose account must be linked (RDM-28). */
export function needsLinkedAccount({ earnType }: Reward): boolean {
  return earnType === 'INLINE_TIPPING'
}

/** Train tickets are booked in the mobile app (CON-22). */
function isForAppOnly({ redemptionType }: Reward): boolean {
  return redemptionType === 'TRAINS_ORDER'
}

function hasOptions({ variants = [] }: Reward): boolean {
  return variants.length > 0
}

/** Of a reward whose option is still to be chosen, the cheapest counts: with fewer points none can be had. */
function pointsShort(reward: Reward, { usablePoints }: Eligibility): number {
  if (usablePoints === undefined || !isPaidInPoints(reward)) return 0
  return (leastCost(reward) ?? 0) - usablePoints
}

function when(stands: boolean, blocker: Blocker): Blocker[] {
  return stands ? [blocker] : []
}

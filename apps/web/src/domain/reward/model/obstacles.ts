import type { Reward } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import { isPaidInPoints } from './points-check.ts'

/** One thing that stands between somebody and a reward. */
export type Obstacle =
  | { kind: 'sold-out' | 'unavailable' | 'app-only' | 'log-in' | 'subscribers-only' | 'choose-option' | 'link-account' }
  | { kind: 'points-short'; missing: number }

/** Who wants a reward, as far as it matters. What is not known yet, or need not be, is undefined and no obstacle. */
export interface Seeker {
  audience: Audience
  isInApp: boolean
  isSubscriber?: boolean | undefined
  isLinked?: boolean | undefined
  usablePoints?: number | undefined
}

/** The partner whose points are moved by a reward that is earned on the page itself (RDM-27). */
export const tippingPartner = 'BILTREWARDS'

/**
 * What stands in the way of a reward, before anybody presses a button: that it is gone, that it is not to be had on the
 * website (CON-27), or that one must log in (RWD-08), each alone; else all that a member has to see to (RWD-16, RDM-01).
 */
export function obstaclesOf(reward: Reward, seeker: Seeker): Obstacle[] {
  if (reward.availability === 'SOLD_OUT') return [{ kind: 'sold-out' }]
  if (reward.availability === 'UNAVAILABLE') return [{ kind: 'unavailable' }]
  if (isForAppOnly(reward) && !seeker.isInApp) return [{ kind: 'app-only' }]
  if (seeker.audience === 'visitor') return [{ kind: 'log-in' }]
  const missing = pointsShort(reward, seeker)
  return [
    ...when(needsSubscription(reward) && seeker.isSubscriber === false, { kind: 'subscribers-only' }),
    ...when(hasOptions(reward), { kind: 'choose-option' }),
    ...when(needsLinkedAccount(reward) && seeker.isLinked === false, { kind: 'link-account' }),
    ...when(missing > 0, { kind: 'points-short', missing }),
  ]
}

/** Whether a reward is for subscribers. */
export function needsSubscription({ subscriptionPlanId = '' }: Reward): boolean {
  return subscriptionPlanId !== ''
}

/** Whether earning with it moves points of a partner, whose account must be linked (RDM-28). */
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
function pointsShort(reward: Reward, { usablePoints }: Seeker): number {
  if (usablePoints === undefined || !isPaidInPoints(reward)) return 0
  const { cost = 0, variants = [] } = reward
  const least = variants.length > 0 ? Math.min(...variants.map((variant) => variant.cost)) : cost
  return least - usablePoints
}

function when(stands: boolean, obstacle: Obstacle): Obstacle[] {
  return stands ? [obstacle] : []
}

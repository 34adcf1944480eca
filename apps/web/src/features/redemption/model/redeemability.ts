import type { Reward } from '@clubhouse/rest-client/club'
import { requireKnownRedemptionType } from './known-types.ts'

/** What pressing Redeem leads to, or why it cannot be pressed. */
export type Redeemability =
  | { kind: 'redeemable'; cost: number }
  | { kind: 'insufficient'; missing: number }
  | { kind: 'blocked'; reason: 'sold-out' | 'unavailable' | 'needs-option' | 'not-here-yet' }

/**
 * Whether a member with `usablePoints` can redeem a reward here, and what stands in the way (RDM-01, CON-23). Throws for a
 * type that is unknown (ERR-45).
 */
export function redeemability(reward: Reward, usablePoints: number): Redeemability {
  requireKnownRedemptionType(reward.redemptionType)
  if (reward.availability === 'SOLD_OUT') return { kind: 'blocked', reason: 'sold-out' }
  if (reward.availability === 'UNAVAILABLE' || reward.cost === undefined)
    return { kind: 'blocked', reason: 'unavailable' }
  if (reward.redemptionType !== 'QR_CODE') return { kind: 'blocked', reason: 'not-here-yet' }
  if (reward.variants !== undefined && reward.variants.length > 0) return { kind: 'blocked', reason: 'needs-option' }
  if (usablePoints < reward.cost) return { kind: 'insufficient', missing: reward.cost - usablePoints }
  return { kind: 'redeemable', cost: reward.cost }
}

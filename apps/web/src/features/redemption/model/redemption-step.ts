import type { RedemptionType, Reward } from '@clubhouse/rest-client/club'
import { blockersOf } from '#domain/reward/model/availability.ts'

/** How rewards of a type come to the member. */
type Way = 'exchange' | 'order' | 'checkout' | 'link' | 'flight-search' | 'app'

/** Every way to redeem (RDM-03 to RDM-12, CON-22, GAP-07). */
const ways: Record<RedemptionType, Way> = {
  QR_CODE: 'exchange',
  BARCODE_128: 'exchange',
  WINES_VOUCHER: 'exchange',
  VOUCHER_PLUS_URL: 'exchange',
  DIGITAL_FULFILMENT: 'order',
  DONATION_LINK: 'order',
  WINES_FULFILMENT: 'checkout',
  PHYSICAL_SPARKLES: 'checkout',
  VOYAGES_FULFILMENT: 'checkout',
  SIMPLE_LINK: 'link',
  REDSKY_SEARCH: 'flight-search',
  TRAINS_ORDER: 'app',
}

/** What pressing Redeem leads to, or why it cannot be pressed. */
export type RedemptionStep =
  | { kind: 'blocked'; reason: 'sold-out' | 'unavailable' | 'choose-option' | 'app-only' }
  | { kind: 'insufficient'; missing: number }
  /** The member is asked first; then it is exchanged for a voucher, or ordered. */
  | { kind: 'confirm'; by: 'exchange' | 'order'; cost: number }
  /** `submitsDirectly`: an order that is complete is sent without a second confirmation (STP-08). */
  | { kind: 'checkout'; submitsDirectly: boolean }
  | { kind: 'open-link'; url: string }
  | { kind: 'search-flights' }

/** Who redeems. */
export interface Redeemer {
  usablePoints: number
  isSteppedUp: boolean
}

/**
 * Returns what comes when a member redeems a reward: first what stands in the way, then the points, then the way of
 * its type (RDM-01 to RDM-12). Throws for a type that is unknown: nobody must be led on by a guess (ERR-45).
 */
export function redemptionStep(reward: Reward, { usablePoints, isSteppedUp }: Redeemer): RedemptionStep {
  const { cost, redemptionType, redemptionUrl } = reward
  const way = redemptionType === undefined ? undefined : wayOf(redemptionType)
  const [blocker] = blockersOf(reward, { audience: 'member', isInApp: false, usablePoints })
  if (blocker?.kind === 'sold-out') return { kind: 'blocked', reason: blocker.kind }
  if (blocker?.kind === 'unavailable' || way === undefined) return { kind: 'blocked', reason: 'unavailable' }
  if (way === 'app') return { kind: 'blocked', reason: 'app-only' }
  if (way === 'flight-search') return { kind: 'search-flights' }
  if (blocker?.kind === 'choose-option') return { kind: 'blocked', reason: blocker.kind }
  if (blocker?.kind === 'points-short') return { kind: 'insufficient', missing: blocker.missing }
  // An editor forgot its address.
  if (way === 'link')
    return redemptionUrl === undefined
      ? { kind: 'blocked', reason: 'unavailable' }
      : { kind: 'open-link', url: redemptionUrl }
  if (cost === undefined) return { kind: 'blocked', reason: 'unavailable' }
  return way === 'checkout' ? { kind: 'checkout', submitsDirectly: isSteppedUp } : { kind: 'confirm', by: way, cost }
}

function wayOf(type: RedemptionType): Way {
  if (!Object.hasOwn(ways, type)) throw new Error(`Unknown redemption type ${type}`)
  return ways[type]
}

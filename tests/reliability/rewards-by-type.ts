import { listPublicSpendRewards, type Reward } from '@clubhouse/rest-client/club'
import type { RedeemedReward } from '@clubhouse/test-kit/app-in-tab'

/** Kinds of rewards, by what one does to have one; the scarce ones are of any kind, and there are few of each. */
export const rewardKinds = [
  'voucher',
  'scarce',
  'WINES_FULFILMENT',
  'PHYSICAL_SPARKLES',
  'DIGITAL_FULFILMENT',
  'DONATION_LINK',
  'TRAINS_ORDER',
  'VOYAGES_FULFILMENT',
] as const
export type RewardKind = (typeof rewardKinds)[number]

export type Region = 'GB' | 'US'

/** A reward that members can have. */
export interface RewardOnOffer extends RedeemedReward {
  /** Whose stock it is taken from. */
  stockedAs: string
}

export type RewardsByKind = Readonly<Record<RewardKind, readonly RewardOnOffer[]>>

const kindOf: Partial<Record<RedeemedReward['type'], RewardKind>> = {
  QR_CODE: 'voucher',
  BARCODE_128: 'voucher',
  WINES_VOUCHER: 'voucher',
  VOUCHER_PLUS_URL: 'voucher',
  WINES_FULFILMENT: 'WINES_FULFILMENT',
  PHYSICAL_SPARKLES: 'PHYSICAL_SPARKLES',
  DIGITAL_FULFILMENT: 'DIGITAL_FULFILMENT',
  DONATION_LINK: 'DONATION_LINK',
  TRAINS_ORDER: 'TRAINS_ORDER',
  VOYAGES_FULFILMENT: 'VOYAGES_FULFILMENT',
}

/** What members of a region can have, always in the same order; what there is a limited number of is `scarce`. */
export async function readRewards(viewingRegion: Region, limited: ReadonlySet<string>): Promise<RewardsByKind> {
  const rewards: Reward[] = []
  for (let offset = 0, hasMore = true; hasMore; offset += 100) {
    const page = await listPublicSpendRewards({ viewingRegion, limit: 100, offset, enableVariantGrouping: true })
    rewards.push(...page.rewards)
    hasMore = page.paging.hasMore
  }
  const all = rewards
    .filter(({ availability, subscriptionPlanId }) => availability === 'AVAILABLE' && subscriptionPlanId === undefined)
    .flatMap(offersOf)
    .toSorted((one, other) => Number(one.rewardId) - Number(other.rewardId))
  const ofKind = (kind: RewardKind) =>
    all.filter(({ type, stockedAs }) =>
      limited.has(stockedAs) ? kind === 'scarce' && kindOf[type] !== undefined : kindOf[type] === kind,
    )
  return Object.fromEntries(rewardKinds.map((kind) => [kind, ofKind(kind)])) as unknown as RewardsByKind
}

function offersOf({ rewardId, redemptionType: type, cost, variants = [] }: Reward): RewardOnOffer[] {
  if (type === undefined) return []
  const isExchanged = kindOf[type] === 'voucher'
  if (variants.length > 0)
    return variants.map((variant) => ({
      rewardId: variant.rewardId,
      rewardParentId: rewardId,
      stockedAs: rewardId,
      type,
      isExchanged,
      cost: variant.cost,
    }))
  return cost === undefined
    ? []
    : [{ rewardId, rewardParentId: undefined, stockedAs: rewardId, type, isExchanged, cost }]
}

/** What a member picks; where a region has nothing of a kind, a voucher. */
export function pickFrom(rewards: RewardsByKind, kind: RewardKind, pick: number): RewardOnOffer {
  const offered = rewards[kind].length > 0 ? rewards[kind] : rewards.voucher
  const picked = offered[pick % offered.length]
  if (picked === undefined) throw new Error(`There is no reward of the kind ${kind}.`)
  return picked
}

import { listPublicSpendRewards, type Reward } from '@clubhouse/rest-client/club'
import { type RewardShelf, rewardShelves } from './plan.ts'

type RedemptionType = NonNullable<Reward['redemptionType']>
export type Region = 'GB' | 'US'

/** A reward as it is redeemed. */
export interface ShelvedReward {
  rewardId: string
  rewardParentId: string | undefined
  /** Whose stock it is taken from. */
  stockedAs: string
  type: RedemptionType
  /** For a voucher; the others are ordered. */
  isExchanged: boolean
  cost: number
}

export type Shelves = Readonly<Record<RewardShelf, readonly ShelvedReward[]>>

const shelfOf: Partial<Record<RedemptionType, RewardShelf>> = {
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

/** What members of a region can have, always in the same order; what there is a limited number of stands apart. */
export async function readShelves(viewingRegion: Region, limited: ReadonlySet<string>): Promise<Shelves> {
  const rewards: Reward[] = []
  for (let offset = 0, hasMore = true; hasMore; offset += 100) {
    const page = await listPublicSpendRewards({ viewingRegion, limit: 100, offset, enableVariantGrouping: true })
    rewards.push(...page.rewards)
    hasMore = page.paging.hasMore
  }
  const all = rewards
    .filter(({ availability, subscriptionPlanId }) => availability === 'AVAILABLE' && subscriptionPlanId === undefined)
    .flatMap(shelved)
    .toSorted((one, other) => Number(one.rewardId) - Number(other.rewardId))
  const onShelf = (shelf: RewardShelf) =>
    all.filter(({ type, stockedAs }) =>
      limited.has(stockedAs) ? shelf === 'scarce' && shelfOf[type] !== undefined : shelfOf[type] === shelf,
    )
  return Object.fromEntries(rewardShelves.map((shelf) => [shelf, onShelf(shelf)])) as unknown as Shelves
}

function shelved({ rewardId, redemptionType: type, cost, variants = [] }: Reward): ShelvedReward[] {
  if (type === undefined) return []
  const isExchanged = shelfOf[type] === 'voucher'
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
export function pickFrom(shelves: Shelves, shelf: RewardShelf, pick: number): ShelvedReward {
  const rewards = shelves[shelf].length > 0 ? shelves[shelf] : shelves.voucher
  const picked = rewards[pick % rewards.length]
  if (picked === undefined) throw new Error(`There is no reward on the shelf ${shelf}.`)
  return picked
}

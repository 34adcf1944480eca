import { brandCalled, brandRecords } from './brands.ts'
import type { BrandRecord, EarnRecord, SpendRecord } from './brand-record.ts'
import { readClubFile, valuesOf } from './club-files.ts'

/** A reward of the books with the id and the place in the list that it has in every sandbox. */
export type Offer =
  | { kind: 'SPEND'; id: number; rank: number; brand: BrandRecord; record: SpendRecord }
  | { kind: 'EARN'; id: number; rank: number; brand: BrandRecord; record: EarnRecord }
export type SpendOffer = Extract<Offer, { kind: 'SPEND' }>
export type EarnOffer = Extract<Offer, { kind: 'EARN' }>

/** Editions of a scaled catalogue are this far apart, so that an edition's id still names its original. */
export const editionStep = 1000

const categories = valuesOf('brands', 'category')

interface Rewards {
  spend: readonly SpendRecord[]
  earn: readonly EarnRecord[]
}
const rewards = readClubFile('rewards') as Rewards

export const spendOffers: readonly SpendOffer[] = ranked(rewards.spend).map((offer) => ({ kind: 'SPEND', ...offer }))
export const earnOffers: readonly EarnOffer[] = ranked(rewards.earn).map((offer) => ({ kind: 'EARN', ...offer }))
const firstEarnId = Math.min(...rewards.earn.map(({ id }) => id))
const byId = new Map([...spendOffers, ...earnOffers].map((offer) => [offer.id, offer]))

/** Returns what a picture of the reward shows. Knows variants (by their parent's digits) and editions. */
export function sceneOfReward(rewardId: string): string | undefined {
  const offer = /^\d{6,9}$/.test(rewardId) ? offerOf(rewardId.slice(0, 6)) : undefined
  return offer && (offer.record.scene ?? offer.brand.scene)
}

/** Returns the offer that a reward of any edition is made from. */
function offerOf(rewardId: string): Offer | undefined {
  let id = Number(rewardId)
  const least = id >= firstEarnId ? firstEarnId : 0
  while (id > least && !byId.has(id)) id -= editionStep
  return byId.get(id)
}

/** Returns the spend reward that a data file names. */
export function spendOfferOf(rewardId: string): SpendOffer {
  const offer = byId.get(Number(rewardId))
  if (offer?.kind !== 'SPEND') throw new Error(`The sample data has no spend reward ${rewardId}`)
  return offer
}

/**
 * Featured rewards lead, in their editors' order. The rest takes turns: every brand's first reward before any brand's
 * second, and the categories one after the other, so that no stretch of the list belongs to one of them.
 */
function ranked<Record extends SpendRecord | EarnRecord>(records: readonly Record[]) {
  const turnOfBrand = new Map(
    categories.flatMap((category, place) =>
      brandRecords
        .filter((brand) => brand.category === category)
        .map(({ slug }, turn) => [slug, turn * categories.length + place]),
    ),
  )
  const depths = new Map<string, number>()
  const keyed = records.map((record) => {
    const depth = depths.get(record.brand) ?? 0
    depths.set(record.brand, depth + 1)
    return { record, key: record.featured ?? 1000 + depth * 1000 + (turnOfBrand.get(record.brand) ?? 0) }
  })
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .map(({ record }, index) => ({ id: record.id, rank: index + 1, brand: brandCalled(record.brand), record }))
}

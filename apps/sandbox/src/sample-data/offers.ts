import { brandRecords } from './brands.ts'
import { categories, type BrandRecord, type EarnRecord, type Scene, type SpendRecord } from './brand-record.ts'

/** A reward of the books with the id and the place in the list that it has in every sandbox. */
export type Offer =
  | { kind: 'SPEND'; id: number; rank: number; brand: BrandRecord; record: SpendRecord }
  | { kind: 'EARN'; id: number; rank: number; brand: BrandRecord; record: EarnRecord }
export type SpendOffer = Extract<Offer, { kind: 'SPEND' }>
export type EarnOffer = Extract<Offer, { kind: 'EARN' }>

const firstSpendId = 100101
const firstEarnId = 500101
/** Editions of a scaled catalogue are this far apart, so that an edition's id still names its original. */
export const editionStep = 1000

export const spendOffers: readonly SpendOffer[] = ranked(
  brandRecords.flatMap((brand) => brand.spend.map((record, depth) => ({ brand, record, depth }))),
).map(({ brand, record, rank, position }) => ({ kind: 'SPEND', id: firstSpendId + position, rank, brand, record }))

export const earnOffers: readonly EarnOffer[] = ranked(
  brandRecords.flatMap((brand) => brand.earn.map((record, depth) => ({ brand, record, depth }))),
).map(({ brand, record, rank, position }) => ({ kind: 'EARN', id: firstEarnId + position, rank, brand, record }))

/** Returns what a picture of the reward shows. Knows variants (by their parent's digits) and editions. */
export function sceneOfReward(rewardId: string): Scene | undefined {
  const id = Number(/^\d{6,9}$/.test(rewardId) ? rewardId.slice(0, 6) : Number.NaN)
  const first = id >= firstEarnId ? firstEarnId : firstSpendId
  const offers: readonly Offer[] = id >= firstEarnId ? earnOffers : spendOffers
  const offer = offers[(id - first) % editionStep]
  return offer && (offer.record.scene ?? offer.brand.scene)
}

/** Returns the one reward of a brand with this title; the sample members name what they bought by it. */
export function spendOfferCalled(brandSlug: string, title: string): SpendOffer {
  const offer = spendOffers.find(({ brand, record }) => brand.slug === brandSlug && record.title === title)
  if (!offer) throw new Error(`There is no spend reward “${title}” of ${brandSlug}`)
  return offer
}

export function earnOfferCalled(brandSlug: string, title: string): EarnOffer {
  const offer = earnOffers.find(({ brand, record }) => brand.slug === brandSlug && record.title === title)
  if (!offer) throw new Error(`There is no earn reward “${title}” of ${brandSlug}`)
  return offer
}

interface Entry<Record> {
  brand: BrandRecord
  record: Record
  depth: number
}

/**
 * Featured rewards lead, in their editors' order. The rest takes turns: every brand's first reward before any brand's
 * second, and the categories one after the other, so that no stretch of the list belongs to one of them.
 */
function ranked<Record extends { featured?: number }>(entries: readonly Entry<Record>[]) {
  const turnOfBrand = new Map<string, number>()
  for (const category of categories)
    for (const [turn, brand] of brandRecords.filter((each) => each.category === category).entries())
      turnOfBrand.set(brand.slug, turn * categories.length + categories.indexOf(category))
  const key = ({ brand, record, depth }: Entry<Record>) =>
    record.featured ?? 1000 + depth * 1000 + (turnOfBrand.get(brand.slug) ?? 0)
  const order = entries
    .map((entry, position) => ({ position, key: key(entry) }))
    .sort((a, b) => a.key - b.key || a.position - b.position)
  const rankOf = new Map(order.map(({ position }, rank) => [position, rank + 1]))
  return entries.map((entry, position) => ({ ...entry, position, rank: rankOf.get(position) ?? 0 }))
}

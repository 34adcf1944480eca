import type { components as ClubComponents } from '@clubhouse/rest-client/club.types'
import type { components as DiscoveryComponents } from '@clubhouse/rest-client/discovery.types'
import { daysBefore } from '../clock.ts'
import type { BrandRecord, RewardRecord, RewardTag } from './brand-record.ts'
import { brandRecords } from './brands.ts'
import { club } from './club.ts'
import { houseTerms, named, occasionsFor, pick, wordingOf } from './copy.ts'
import { earnOffers, editionStep, spendOffers, type EarnOffer, type Offer, type SpendOffer } from './offers.ts'
import { slugOf } from './slug.ts'

export type Reward = ClubComponents['schemas']['Reward']
export type DiscoveryBrand = DiscoveryComponents['schemas']['Brand']

export interface CatalogueReward {
  kind: 'SPEND' | 'EARN'
  reward: Reward
  /** How many are left; null when there is no end to them. */
  stock: number | null
  /** The editors' own order (DIS-09): lower comes first. */
  rank: number
  /** Lower-case text that a keyword is looked for in. */
  searchText: string
}

export interface Catalogue {
  brands: readonly DiscoveryBrand[]
  spend: readonly CatalogueReward[]
  earn: readonly CatalogueReward[]
  /** By the reward's id or one of its variants' ids. */
  find(kind: 'SPEND' | 'EARN', rewardId: string): CatalogueReward | undefined
}

export interface CatalogueOptions {
  /** Where the image service answers, such as `http://localhost:4000/images`. */
  imagesOrigin: string
  scale: number
  now: Date
}

/** Everything to earn and spend points on, the same in every sandbox but for the clock. */
export function createCatalogue(options: CatalogueOptions): Catalogue {
  const editions = Array.from({ length: Math.max(1, Math.floor(options.scale)) }, (_, edition) => edition)
  const build = (offers: readonly Offer[]) =>
    editions.flatMap((edition) => offers.map((offer) => catalogueReward(offer, edition, offers.length, options)))
  const spend = build(spendOffers)
  const earn = build(earnOffers)
  const byId = { SPEND: indexed(spend), EARN: indexed(earn) }
  return {
    brands: brandRecords.map(({ name, slug, description, story }) => ({
      brandName: name,
      brandDescription: `${description} ${story}`,
      brandLogo: `${options.imagesOrigin}/brands/${slug}`,
      slug,
    })),
    spend,
    earn,
    find: (kind, rewardId) => byId[kind].get(rewardId),
  }
}

function indexed(rewards: readonly CatalogueReward[]): Map<string, CatalogueReward> {
  return new Map(
    rewards.flatMap((each) =>
      [each.reward.rewardId, ...(each.reward.variants ?? []).map(({ rewardId }) => rewardId)].map(
        (id) => [id, each] as const,
      ),
    ),
  )
}

function catalogueReward(offer: Offer, edition: number, count: number, options: CatalogueOptions): CatalogueReward {
  const { brand, record } = offer
  const rewardId = String(offer.id + edition * editionStep)
  const title = edition === 0 ? record.title : `${record.title}, edition ${edition + 1}`
  const content = rewardContent(offer, rewardId, title, options)
  const reward: Reward = {
    rewardId,
    ...(record.personal && { rewardParentId: record.personal }),
    ...(offer.kind === 'SPEND' ? spendTerms(offer, rewardId) : earnTerms(offer, rewardId)),
    accessLevel: record.personal ? 'PERSONAL' : 'PUBLIC',
    availability: record.unavailable ? 'UNAVAILABLE' : record.stock === 0 ? 'SOLD_OUT' : 'AVAILABLE',
    ...(record.plan && { subscriptionPlanId: record.plan }),
    // Spread over the past fifteen months without following the list's order.
    createdDate: daysBefore(options.now, 2 + ((offer.id * 37 + edition * 11) % 450)).toISOString(),
    content,
  }
  const words = [
    title,
    record.lead,
    brand.name,
    record.location,
    ...content.categories.map(({ categoryName }) => categoryName),
  ]
  return {
    kind: offer.kind,
    reward,
    stock: record.stock ?? null,
    rank: offer.rank + edition * count,
    searchText: words.filter(Boolean).join(' ').toLowerCase(),
  }
}

function spendTerms({ record, brand }: SpendOffer, rewardId: string): Partial<Reward> {
  const linked = ['SIMPLE_LINK', 'VOUCHER_PLUS_URL', 'WINES_VOUCHER'].includes(record.type)
  return {
    cost: record.cost,
    redemptionType: record.type,
    ...(linked && { redemptionUrl: `https://www.${brand.slug}.test${club.basePath}?offer=${rewardId}` }),
    ...(record.variants && {
      variants: record.variants.map(({ label, cost, location }, index) => ({
        rewardId: `${rewardId}${String(index + 1).padStart(2, '0')}`,
        cost,
        content: { variantLabel: label, ...(location && { location }) },
      })),
    }),
  }
}

function earnTerms({ record, brand }: EarnOffer, rewardId: string): Partial<Reward> {
  // RDM-22: the member's number takes the place of the marker.
  const member = record.type === 'OFFSITE_LINK_OCTOPUS' ? '&member=USER_ID' : ''
  const earnUrl = `https://www.${brand.slug}.test${club.basePath}?campaign=${rewardId}${member}`
  return { campaignId: `K${rewardId}`, earnType: record.type, ...(record.type !== 'INLINE_TIPPING' && { earnUrl }) }
}

function rewardContent(offer: Offer, rewardId: string, title: string, options: CatalogueOptions): Reward['content'] {
  const { brand, record } = offer
  const brandLogo = `${options.imagesOrigin}/brands/${brand.slug}`
  const wording = wordingOf(record.type)
  const practical = named(pick(wording.practical, offer.id), brand)
  // Lead, details and About stand on one page, so no sentence is in two of them.
  const details =
    offer.kind === 'SPEND'
      ? [pick(occasionsFor(record.scene ?? brand.scene), offer.id), `${brand.story} ${practical}`]
      : [brand.story, practical]
  const earned = offer.kind === 'EARN' ? offer.record.points : undefined
  const when = eventTime(record, options.now)
  return {
    title,
    lead: record.lead,
    description: paragraphs(...details),
    body: paragraphs(brand.description),
    imageUrl: `${options.imagesOrigin}/rewards/${rewardId}`,
    slug: slugOf(title),
    ...(record.location && { location: record.location }),
    ...(when && { dateAndTime: when }),
    categories: categoriesOf(brand).map((categoryName) => ({ categoryName })),
    tags: tagsOf(record, brand),
    ...(record.badge && { badge: record.badge }),
    ...(record.bullets && { bulletPoints: [...record.bullets] }),
    brandDetails: {
      id: `brand-${brandRecords.indexOf(brand) + 1}`,
      brandName: brand.name,
      brandLogo,
      slug: brand.slug,
      requiresBrandPage: true,
    },
    redemption: { method: paragraphs(...wording.method.map((text) => named(text, brand))) },
    ...(record.button && { redeemButtonTextOverride: record.button }),
    ...(earned && { pointsTextOverride: earned }),
    termsAndConditions: paragraphs(...[...wording.terms, ...houseTerms].map((text) => named(text, brand))),
    termsUrl: `https://www.${brand.slug}.test/terms`,
    ...(brand.isGroup && {
      partner: { descriptor: `Part of the ${club.group}`, partnerName: brand.name, partnerLogo: brandLogo },
    }),
  }
}

function categoriesOf(brand: BrandRecord): readonly string[] {
  if (brand.category === 'Rail') return ['Rail', 'Travel']
  if (brand.category === 'Wine') return ['Wine', 'Food & Drink']
  return [brand.category]
}

function tagsOf(record: RewardRecord, brand: BrandRecord): RewardTag[] {
  const where = record.where ?? brand.where
  const region: RewardTag[] = where === 'everywhere' ? [] : [`region.${where}`]
  return [...new Set([...region, ...(record.tags ?? [])])]
}

/** Returns a date that people read and that `Date.parse` reads too, since lists can be sorted by it (BRD-07). */
function eventTime(record: RewardRecord, now: Date): string | undefined {
  if (record.inDays === undefined) return undefined
  const day = daysBefore(now, -record.inDays).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return record.time ? `${day}, ${record.time}` : day
}

function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n')
}

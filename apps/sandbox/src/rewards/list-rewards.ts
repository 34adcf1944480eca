import type { components } from '@clubhouse/rest-client/club.types'
import { rewardAs } from '../members/reward-snapshot.ts'
import type { CatalogueReward } from '../sample-data/create-catalogue.ts'
import { sortRewards, type SortOption } from './sorting.ts'
import { isVisible, type Viewer } from './visibility.ts'

type Reward = components['schemas']['Reward']

export interface ListedReward {
  reward: Reward
  rank: number
  searchText: string
}

export interface RewardQuery {
  categoryName?: readonly string[]
  /** As home pages ask (HOM-16); with `categoryName`, a reward must be in one of each. */
  categories?: readonly string[]
  costRangeId?: string
  sort?: SortOption
  tag?: components['schemas']['RewardTag']
  limit?: number
  offset?: number
  brandName?: string
  keyword?: string
  enableVariantGrouping?: boolean
  isBrands?: boolean
  /** Only those for subscribers of this plan (HOM-09). */
  subscriptionPlanId?: string
}

const pageSize = 12

/** Returns what of the catalogue a viewer may see in lists. Rewards of groups are seen in their groups only (RWD-28). */
export function visibleRewards(rewards: readonly CatalogueReward[], viewer: Viewer, grouped: boolean): ListedReward[] {
  return rewards
    .filter(({ reward }) => reward.accessLevel !== 'PERSONAL' && isVisible(reward.content.tags, viewer))
    .flatMap((entry) => (grouped ? [entry] : apart(entry)))
}

/** One page of a list, and whether there is more (DIS-10, ENT-12). */
export function pageOfRewards(
  rewards: readonly ListedReward[],
  query: RewardQuery,
): components['schemas']['RewardPage'] {
  const matching = sortRewards(
    rewards.filter((entry) => matches(entry, query)),
    query.sort,
  )
  const offset = query.offset ?? 0
  const end = offset + (query.limit ?? pageSize)
  return {
    paging: { hasMore: end < matching.length },
    rewards: matching.slice(offset, end).map(({ reward }) => reward),
  }
}

/** Returns the categories of a list with how many rewards each has, in the order of the editors (API-25). */
export function categoriesOf(rewards: readonly ListedReward[]): components['schemas']['Categories'] {
  const counts = new Map<string, number>()
  for (const entry of sortRewards(rewards, undefined))
    for (const name of categoryNames(entry)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return { categories: [...counts].map(([categoryName, count]) => ({ categoryName, count })) }
}

/** Without variant grouping, each variant stands in the list as a reward of its own. */
function apart(entry: CatalogueReward): ListedReward[] {
  const { variants = [] } = entry.reward
  const { rank, searchText } = entry
  return variants.length === 0
    ? [entry]
    : variants.map(({ rewardId }) => ({ rank, searchText, reward: rewardAs(entry, rewardId) }))
}

function matches(entry: ListedReward, query: RewardQuery): boolean {
  const { categoryName, categories, costRangeId, tag, brandName, keyword, isBrands, subscriptionPlanId } = query
  const { content, cost = 0 } = entry.reward
  const names = categoryNames(entry)
  const isInOneOf = (wanted: readonly string[] | undefined) =>
    wanted === undefined || names.some((name) => wanted.includes(name))
  if (!isInOneOf(categoryName) || !isInOneOf(categories)) return false
  if (isBrands === true && content.brandDetails.requiresBrandPage !== true) return false
  if (costRangeId !== undefined && !isInCostRange(cost, costRangeId)) return false
  if (subscriptionPlanId !== undefined && entry.reward.subscriptionPlanId !== subscriptionPlanId) return false
  if (tag !== undefined && !content.tags.includes(tag)) return false
  if (brandName !== undefined && content.brandDetails.brandName.toLowerCase() !== brandName.toLowerCase()) return false
  const words = keyword?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return words.every((word) => entry.searchText.toLowerCase().includes(word))
}

function categoryNames({ reward }: ListedReward): string[] {
  const names = reward.content.categories.map(({ categoryName }) => categoryName)
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * The specification shows no ids of cost ranges, so they say what they mean: `0-5000` is from 0 and below 5,000 points,
 * `50000-` is 50,000 or more.
 */
function isInCostRange(cost: number, costRangeId: string): boolean {
  const [, from, below] = /^(\d{1,10})-(\d{0,10})$/.exec(costRangeId) ?? []
  return from !== undefined && cost >= Number(from) && (!below || cost < Number(below))
}

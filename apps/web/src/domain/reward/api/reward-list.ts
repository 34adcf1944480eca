import {
  listEarnRewards,
  listPublicEarnRewards,
  listPublicSpendRewards,
  listSpendRewards,
  type Reward,
  type RewardPage,
  type SortOption,
} from '@clubhouse/rest-client/club'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import type { RewardKind } from '../model/points-text.ts'

const operations = {
  SPEND: { member: listSpendRewards, visitor: listPublicSpendRewards },
  EARN: { member: listEarnRewards, visitor: listPublicEarnRewards },
}

export interface RewardListQuery {
  kind: RewardKind
  audience: Audience
  region: Pick<Region, 'countryCode'>
}

export interface RewardFilter {
  categoryName?: string[]
  brandName?: string
  isBrands?: boolean
  sort?: SortOption
}

/** How far each Load more moves on, while a page holds 12 (DIS-10, DIS-11, CON-17). */
const listStep = 9

/** Options of a list that grows page by page; the limit is the server's own (DIS-10, DIS-11, DIS-22). */
export function rewardPagesOptions({ kind, audience, region }: RewardListQuery, filter: RewardFilter = {}) {
  return operations[kind][audience].pageOptions({ ...common(kind, region), ...filter }, nextOffset)
}

/** Returns where the page after these begins, or nothing when there is none. */
export function nextOffset(last: RewardPage, all: readonly RewardPage[]): number | undefined {
  return last.paging.hasMore ? all.length * listStep : undefined
}

/** Options of the first `limit` rewards, as home pages ask for them, with the experiment they are in (HOM-11, HOM-16). */
export function firstRewardsOptions({ kind, audience, region }: RewardListQuery, limit: number, variation?: string) {
  return operations[kind][audience].queryOptions({
    ...common(kind, region),
    isLoggedIn: audience === 'member',
    limit,
    ...(variation === undefined ? {} : { 'X-Feature-Variation': variation }),
  })
}

/** Options of the first `limit` rewards of a brand (RWD-05). */
export function firstOfBrandOptions({ kind, audience, region }: RewardListQuery, brandName: string, limit: number) {
  return operations[kind][audience].queryOptions({ ...common(kind, region), brandName, limit })
}

/** Returns a reward as a list has it that was read before, if one has (FLG-17). */
export function listedReward(queryClient: QueryClient, list: RewardListQuery, rewardId: string): Reward | undefined {
  return queryClient
    .getQueriesData<RewardPage | InfiniteData<RewardPage>>(operations[list.kind][list.audience].queries)
    .filter(([key]) => isOfRegion(key[2], list.region))
    .flatMap(([, data]) => (data === undefined ? [] : 'pages' in data ? data.pages : [data]))
    .flatMap(({ rewards }) => rewards)
    .find((reward) => reward.rewardId === rewardId)
}

function isOfRegion(parameters: unknown, { countryCode }: RewardListQuery['region']): boolean {
  return typeof parameters === 'object' && parameters !== null && 'viewingRegion' in parameters
    ? parameters.viewingRegion === countryCode
    : false
}

/** The variants of a spend reward come as one; earn rewards have none (API-27). */
function common(kind: RewardKind, { countryCode }: RewardListQuery['region']) {
  return { viewingRegion: countryCode, ...(kind === 'SPEND' ? { enableVariantGrouping: true } : {}) }
}

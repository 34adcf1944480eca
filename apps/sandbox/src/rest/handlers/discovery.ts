import type { components } from '@clubhouse/rest-client/club.types'
import type { DiscoveryHandlers } from '../../generated/rest-club-handlers.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { categoriesOf, pageOfRewards, visibleRewards, type RewardQuery } from '../../rewards/list-rewards.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { memberFrom, visitorFrom, type Viewer, type ViewingRegion } from '../../rewards/visibility.ts'
import type { CatalogueReward } from '../../sample-data/create-catalogue.ts'
import type { Caller } from '../caller.ts'
import { callingMember, type Club } from '../club.ts'

interface RegionQuery {
  viewingRegion: ViewingRegion
  enableVariantGrouping?: boolean
}

/** Lists of rewards and categories, for members and for visitors. */
export function discoveryHandlers(club: Club): DiscoveryHandlers {
  const list = async (rewards: readonly CatalogueReward[], viewer: Viewer, query: RewardQuery) => {
    const page = pageOfRewards(visibleRewards(rewards, viewer, query.enableVariantGrouping === true), query)
    const soldOut = await soldOutRewards(club.database.pool)
    return {
      status: 200,
      body: { ...page, rewards: page.rewards.map((reward) => withAvailability(reward, soldOut)) },
    } as const
  }
  const count = (
    rewards: readonly CatalogueReward[],
    viewer: Viewer,
    { enableVariantGrouping }: RegionQuery,
  ): { status: 200; body: components['schemas']['Categories'] } => ({
    status: 200,
    body: categoriesOf(visibleRewards(rewards, viewer, enableVariantGrouping === true)),
  })
  return {
    listSpendRewards: async ({ query, caller }) =>
      list(club.catalogue().spend, await viewerOf(club, caller, query), query),
    listPublicSpendRewards: ({ query }) => list(club.catalogue().spend, visitorFrom(query.viewingRegion), query),
    listEarnRewards: async ({ query, caller }) =>
      list(club.catalogue().earn, await viewerOf(club, caller, query), query),
    listPublicEarnRewards: ({ query }) => list(club.catalogue().earn, visitorFrom(query.viewingRegion), query),
    listSpendCategories: async ({ query, caller }) =>
      count(club.catalogue().spend, await viewerOf(club, caller, query), query),
    listPublicSpendCategories: ({ query }) => count(club.catalogue().spend, visitorFrom(query.viewingRegion), query),
    listEarnCategories: async ({ query, caller }) =>
      count(club.catalogue().earn, await viewerOf(club, caller, query), query),
    listPublicEarnCategories: ({ query }) => count(club.catalogue().earn, visitorFrom(query.viewingRegion), query),
  }
}

/** Returns the member who calls, looking at a region. */
export async function viewerOf(club: Club, caller: Caller, { viewingRegion }: RegionQuery): Promise<Viewer> {
  const { profile } = await callingMember(club.database.pool, caller)
  return memberFrom(viewingRegion, profile)
}

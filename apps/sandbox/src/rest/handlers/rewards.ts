import type { components } from '@clubhouse/rest-client/club.types'
import type { RewardsHandlers } from '../../generated/rest-club-handlers.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { rewardAs } from '../../members/reward-snapshot.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { isVisible, visitorFrom, type Viewer } from '../../rewards/visibility.ts'
import type { CatalogueReward } from '../../sample-data/create-catalogue.ts'
import type { Club } from '../club.ts'
import { notFound } from '../problem.ts'
import { viewerOf } from './discovery.ts'

/** Returns one reward, when the caller may see it. */
export function rewardsHandlers(club: Club): RewardsHandlers {
  const read = async (kind: CatalogueReward['kind'], rewardId: string, viewer: Viewer, grouped: boolean) => {
    const found = findVisible(club, kind, rewardId, viewer)
    const reward = grouped ? found.reward : rewardAs(found, rewardId)
    return { status: 200, body: withAvailability(reward, await soldOutRewards(club.database.pool)) } as const
  }
  return {
    getSpendReward: async ({ path, query, caller }) =>
      read('SPEND', path.rewardId, await viewerOf(club, caller, query), query.enableVariantGrouping === true),
    getPublicSpendReward: ({ path, query }) =>
      read('SPEND', path.rewardId, visitorFrom(query.viewingRegion), query.enableVariantGrouping === true),
    getEarnReward: async ({ path, query, caller }) =>
      read('EARN', path.rewardId, await viewerOf(club, caller, query), false),
    getPublicEarnReward: ({ path, query }) => read('EARN', path.rewardId, visitorFrom(query.viewingRegion), false),
  }
}

/** Returns a reward that the viewer may see; a viewer who may not does not learn that it exists. */
export function findVisible(
  club: Club,
  kind: CatalogueReward['kind'],
  rewardId: string,
  viewer: Viewer,
): CatalogueReward {
  const found = club.catalogue().find(kind, rewardId)
  if (found === undefined || isPersonal(found.reward) || !isVisible(found.reward.content.tags, viewer))
    throw notFound(`There is no reward ${rewardId} here.`)
  return found
}

/** A reward of a group is reached through its group alone (RWD-28). */
export function isPersonal({ accessLevel }: components['schemas']['Reward']): boolean {
  return accessLevel === 'PERSONAL'
}

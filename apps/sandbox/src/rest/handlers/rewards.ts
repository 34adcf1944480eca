import type { components } from '@clubhouse/rest-client/club.types'
import type { RewardsHandlers } from '../../generated/rest-club-handlers.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { rewardAs } from '../../members/reward-snapshot.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { isVisible, viewerFrom, type Viewer } from '../../rewards/visibility.ts'
import type { CatalogueReward } from '../../sample-data/create-catalogue.ts'
import type { Club } from '../club.ts'
import { notFound } from '../problem.ts'
import type { RegionCall } from './discovery.ts'

/** Returns one reward, when the caller may see it. */
export function rewardsHandlers(club: Club): RewardsHandlers {
  const read =
    (kind: CatalogueReward['kind']) =>
    async ({ path: { rewardId }, query, member }: RegionCall & { path: { rewardId: string } }) => {
      const found = findVisible(club, kind, rewardId, viewerFrom(query.viewingRegion, member?.profile))
      const reward = query.enableVariantGrouping === true ? found.reward : rewardAs(found, rewardId)
      return withAvailability(reward, await soldOutRewards(club.database.pool))
    }
  return {
    getSpendReward: read('SPEND'),
    getPublicSpendReward: read('SPEND'),
    getEarnReward: read('EARN'),
    getPublicEarnReward: read('EARN'),
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

import { getRewardGroupReward } from '@clubhouse/rest-client/club'
import { rewardOptions as ownOptions, type RewardQuery } from '../../../platform/rewards/reward-options.ts'

/** Options of one reward; one of a group, which only its members have, comes by its group (RWD-10, RTE-41). */
export function rewardOptions(query: RewardQuery, groupId: string | undefined) {
  return groupId === undefined
    ? ownOptions(query)
    : getRewardGroupReward.queryOptions({ rewardId: query.rewardId, groupId, viewingRegion: query.region.countryCode })
}

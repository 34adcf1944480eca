import { getRewardGroupReward } from '@clubhouse/rest-client/club'
import { rewardOptions, type RewardQuery } from './reward-options.ts'

/** Options of the reward that an address names; one of a group, which only its members have, comes by its group (RWD-10, RTE-41). */
export function addressedRewardOptions(query: RewardQuery, groupId: string | undefined) {
  return groupId === undefined
    ? rewardOptions(query)
    : getRewardGroupReward.queryOptions({ rewardId: query.rewardId, groupId, viewingRegion: query.region.countryCode })
}

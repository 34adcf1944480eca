import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { rewardIdOf } from '#domain/page/model/paths.ts'
import { rewardOptions } from '#domain/reward/api/reward-options.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** Returns what fetches a reward ahead; one of a group, which few are, comes with its page (RTE-41). */
export function fetchRewardAhead(kind: RewardKind): FetchAhead {
  return (queryClient, { audience, region, params: { rewardPath = '' }, query }) => {
    const rewardId = rewardIdOf(rewardPath)
    if (rewardId === '' || query.has('groupId')) return
    void queryClient.prefetchQuery(rewardOptions({ kind, rewardId, audience, region }))
  }
}

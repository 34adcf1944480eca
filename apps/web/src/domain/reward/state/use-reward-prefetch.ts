import type { Reward } from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { rewardOptions } from '../api/reward-options.ts'
import type { RewardKind } from '../model/points-text.ts'

/** Returns a function that fetches a reward ahead: its page then has it already, as it has its script. */
export function useRewardPrefetch(): (reward: Pick<Reward, 'rewardId'>, kind: RewardKind) => void {
  const queryClient = useQueryClient()
  const audience = useAudience()
  const region = useRegion()
  return ({ rewardId }, kind) => {
    if (audience !== undefined) void queryClient.prefetchQuery(rewardOptions({ kind, rewardId, audience, region }))
  }
}

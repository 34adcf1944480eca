import { EarnAction } from '#features/earning/components/EarnAction.tsx'
import type { RewardButtonProps } from './RewardAction.tsx'
import { RewardActionBoundary } from './RewardActionBoundary.tsx'

/** What a member presses to earn points by a reward. */
export function EarningAction({ reward, describedBy }: RewardButtonProps) {
  return (
    <RewardActionBoundary reward={reward} describedBy={describedBy}>
      <EarnAction key={reward.rewardId} reward={reward} describedBy={describedBy} />
    </RewardActionBoundary>
  )
}

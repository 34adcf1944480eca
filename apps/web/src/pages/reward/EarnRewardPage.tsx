import { EarnAction } from '#features/earning/components/EarnAction.tsx'
import { RewardDetail } from './components/RewardDetail.tsx'
import { NotFoundView } from '#domain/page/components/NotFoundView.tsx'
import { RewardActionBoundary } from './components/RewardActionBoundary.tsx'

/** A way to earn points (RTE-10). */
export function EarnRewardPage() {
  return (
    <RewardDetail
      kind="EARN"
      notFound={<NotFoundView />}
      action={({ reward, describedBy }) => (
        <RewardActionBoundary reward={reward} describedBy={describedBy}>
          <EarnAction key={reward.rewardId} reward={reward} describedBy={describedBy} />
        </RewardActionBoundary>
      )}
    />
  )
}

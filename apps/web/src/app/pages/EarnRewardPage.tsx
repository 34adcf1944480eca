import { EarnAction } from '../../features/redemption/components/EarnAction.tsx'
import { RewardDetail } from '../../features/reward/components/RewardDetail.tsx'
import { NotFoundView } from './NotFoundView.tsx'
import { RewardActionBoundary } from './RewardActionBoundary.tsx'

/** A way to earn points (RTE-10). */
export function EarnRewardPage() {
  return (
    <RewardDetail
      kind="EARN"
      notFound={<NotFoundView />}
      action={({ reward }) => (
        <RewardActionBoundary reward={reward}>
          <EarnAction reward={reward} />
        </RewardActionBoundary>
      )}
    />
  )
}

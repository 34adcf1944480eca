import type { Reward } from '@clubhouse/rest-client/club'
import { useNavigate } from 'react-router-dom'
import { RedeemAction } from '../../features/redemption/components/RedeemAction.tsx'
import { RewardDetail } from '../../features/reward/components/RewardDetail.tsx'
import { markNewVoucher } from '../../features/vouchers/state/new-voucher-store.ts'
import { trackRedemptionCompleted } from '../../platform/analytics/track.ts'
import { paths } from '../../platform/paths.ts'
import { useRegionPath } from '../../platform/region/use-region.ts'
import { NotFoundView } from './NotFoundView.tsx'
import { RewardActionBoundary } from './RewardActionBoundary.tsx'

/** A reward to spend points on (RTE-08). Once redeemed, its voucher is marked as new and opens (RDM-07). */
export function SpendRewardPage() {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const showVoucher = (reward: Reward, voucherId: string) => {
    trackRedemptionCompleted(reward, 'SPEND')
    markNewVoucher(voucherId)
    void navigate(regionPath(paths.voucher.href(voucherId)))
  }
  return (
    <RewardDetail
      kind="SPEND"
      notFound={<NotFoundView />}
      action={({ reward, describedBy }) => (
        <RewardActionBoundary reward={reward} describedBy={describedBy}>
          <RedeemAction
            // Another option is another wish.
            key={reward.rewardId}
            reward={reward}
            describedBy={describedBy}
            onRedeemed={(voucherId) => showVoucher(reward, voucherId)}
          />
        </RewardActionBoundary>
      )}
    />
  )
}

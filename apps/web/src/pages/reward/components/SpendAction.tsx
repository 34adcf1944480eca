import { useNavigate } from 'react-router-dom'
import { RedeemAction } from '#features/redemption/components/RedeemAction.tsx'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { useAfterRedemption } from '../state/use-after-redemption.ts'
import type { RewardButtonProps } from './RewardAction.tsx'
import { RewardActionBoundary } from './RewardActionBoundary.tsx'

/** What a member presses to spend points on a reward, and what comes once it is redeemed. */
export function SpendAction({ reward, describedBy }: RewardButtonProps) {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const after = useAfterRedemption()
  return (
    <RewardActionBoundary reward={reward} describedBy={describedBy}>
      <RedeemAction
        // Another option is another submission.
        key={reward.rewardId}
        reward={reward}
        describedBy={describedBy}
        onRedeemed={(redeemed) => {
          if (redeemed.kind === 'voucher') after.voucherIssued(reward, redeemed.voucherId)
          else if (redeemed.kind === 'order') after.orderPlaced(redeemed.order)
          else after.doneElsewhere(redeemed.by === 'exchange' ? 'vouchers' : 'orders')
        }}
        onLinkOpened={() => trackRedemptionCompleted(reward, 'SPEND')}
        onCheckout={(options) => {
          const { rewardId, rewardParentId, accessLevel } = reward
          const groupId = accessLevel === 'PERSONAL' ? rewardParentId : undefined
          void navigate(regionPath(paths.orderCheckout.href({ rewardId, groupId })), { state: options })
        }}
      />
    </RewardActionBoundary>
  )
}

import { useNavigate } from 'react-router-dom'
import { RedeemAction } from '#features/redemption/components/RedeemAction.tsx'
import { RewardDetail } from './components/RewardDetail.tsx'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { NotFoundView } from '#domain/page/components/NotFoundView.tsx'
import { RewardActionBoundary } from './components/RewardActionBoundary.tsx'
import { useAfterRedemption } from './state/use-after-redemption.ts'

/** A reward to spend points on (RTE-08), and what comes once it is redeemed. */
export function SpendRewardPage() {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const after = useAfterRedemption()
  return (
    <RewardDetail
      kind="SPEND"
      notFound={<NotFoundView />}
      action={({ reward, describedBy }) => (
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
      )}
    />
  )
}

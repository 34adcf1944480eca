import type { Reward } from '@clubhouse/rest-client/club'
import type { ReactNode } from 'react'
import { BlockedAction } from '#features/redemption/components/BlockedAction.tsx'
import { m } from '#paraglide/messages.js'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

export interface RewardActionBoundaryProps {
  reward: Reward
  describedBy?: string | undefined
  children: ReactNode
}

/** Where a reward can be had in a way that the app does not know, its page stands, and says so by the button (ERR-45). */
export function RewardActionBoundary({ reward, describedBy, children }: RewardActionBoundaryProps) {
  const { redeemButtonTextOverride } = reward.content
  const [label, reason] =
    reward.earnType === undefined
      ? [m.common_redeem(), m.redemption_unknown_way()]
      : [m.common_earn_points(), m.redemption_earn_not_here_yet()]
  return (
    <ErrorBoundary
      resetKey={reward.rewardId}
      fallback={<BlockedAction label={redeemButtonTextOverride ?? label} reason={reason} describedBy={describedBy} />}
    >
      {children}
    </ErrorBoundary>
  )
}

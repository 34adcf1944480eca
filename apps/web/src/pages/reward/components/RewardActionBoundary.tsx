import type { Reward } from '@clubhouse/rest-client/club'
import type { ReactNode } from 'react'
import { BlockedAction } from '#domain/reward/components/BlockedAction.tsx'
import { actionLabel } from '#domain/reward/model/action-label.ts'
import { m } from '#paraglide/messages.js'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

export interface RewardActionBoundaryProps {
  reward: Reward
  describedBy?: string | undefined
  children: ReactNode
}

/** Where a reward can be had in a way that the app does not know, its page stands, and says so by the button (ERR-45). */
export function RewardActionBoundary({ reward, describedBy, children }: RewardActionBoundaryProps) {
  const isEarned = reward.earnType !== undefined
  const reason = isEarned ? m.redemption_earn_not_here_yet() : m.redemption_unknown_way()
  const label = actionLabel(reward, isEarned ? 'EARN' : 'SPEND')
  return (
    <ErrorBoundary
      resetKey={reward.rewardId}
      fallback={<BlockedAction label={label} reason={reason} describedBy={describedBy} />}
    >
      {children}
    </ErrorBoundary>
  )
}

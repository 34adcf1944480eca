import type { Reward } from '@clubhouse/rest-client/club'
import { actionLabel } from '#domain/reward/model/action-label.ts'
import { needsLinkedAccount } from '#domain/reward/model/availability.ts'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { useMember } from '#platform/auth/use-member.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { usePartnerAccount } from '../api/partner-account.ts'
import { earnStep } from '../model/earn-step.ts'
import { partnerNameOf } from '../model/partner-name.ts'
import { BlockedEarn } from './BlockedEarn.tsx'
import { PartnerRedirectAction } from './PartnerRedirectAction.tsx'
import { LinkAccountPrompt } from './LinkAccountPrompt.tsx'
import { PartnerLink } from './PartnerLink.tsx'
import { TransferAction } from './TransferAction.tsx'

export interface EarnActionProps {
  reward: Reward
  /** Id of what the page says beside the button. */
  describedBy?: string | undefined
}

/** What a member presses to earn, by the way in which the reward is earned. Throws for a way that is unknown (ERR-45). */
export function EarnAction({ reward, describedBy }: EarnActionProps) {
  const { memberId } = useMember()
  const account = usePartnerAccount(needsLinkedAccount(reward))
  const step = earnStep(reward, { memberId, isLinked: account.data?.linked, isInApp: isNativeApp() })
  const { rewardId } = reward
  const label = actionLabel(reward, 'EARN')
  switch (step.kind) {
    case 'nowhere':
      return <BlockedEarn rewardId={rewardId} label={label} describedBy={describedBy} />
    case 'link-account':
      return <LinkAccountPrompt rewardId={rewardId} partner={partnerNameOf(reward)} />
    case 'pick-points':
      return <TransferAction reward={reward} step={step} label={label} describedBy={describedBy} />
    case 'leave':
      if (step.to.kind === 'address' && step.pause === 0) {
        return (
          <PartnerLink
            address={step.to.address}
            label={label}
            fullWidth
            describedBy={describedBy}
            onFollow={() => trackRedemptionCompleted(reward, 'EARN')}
          />
        )
      }
      return <PartnerRedirectAction reward={reward} step={step} label={label} describedBy={describedBy} />
  }
}

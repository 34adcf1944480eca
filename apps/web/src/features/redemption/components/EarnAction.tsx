import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { trackRedemptionCompleted } from '../../../platform/analytics/track.ts'
import { useLinkClicks } from '../../../platform/analytics/use-link-clicks.ts'
import { requireKnownEarnType } from '../model/known-types.ts'
import { BlockedAction } from './BlockedAction.tsx'

/** The way to a partner where points are earned; only plain links lead there so far (RDM-24). One without an address is written down (ERR-44). */
export function EarnAction({ reward }: { reward: Reward }) {
  requireKnownEarnType(reward.earnType)
  // What an editor wrote for it, if anything (RWD-21).
  const label = reward.content.redeemButtonTextOverride ?? m.redemption_earn()
  const action = useRef<HTMLDivElement>(null)
  useLinkClicks(action, () => trackRedemptionCompleted(reward, 'EARN'))
  const { rewardId } = reward
  const isWithoutAddress = reward.earnType === 'OFFSITE_LINK_STANDARD' && reward.earnUrl === undefined
  useEffect(() => {
    if (isWithoutAddress) console.warn(`Reward ${rewardId} has no address to earn at`)
  }, [isWithoutAddress, rewardId])
  if (reward.earnType === 'OFFSITE_LINK_STANDARD' && reward.earnUrl !== undefined) {
    return (
      <div ref={action}>
        <ButtonLink href={reward.earnUrl} isExternal externalLabel={m.redemption_opens_in_new_tab()} fullWidth>
          {label}
        </ButtonLink>
      </div>
    )
  }
  return <BlockedAction label={label} reason={m.redemption_earn_not_here_yet()} />
}

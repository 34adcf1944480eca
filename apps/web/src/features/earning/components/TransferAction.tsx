import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useState } from 'react'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { onFirstInteraction, onIdle } from '#platform/islands/when.ts'
import { stepUpReturnOf } from '#platform/submission/submission-entry.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { transferName } from '../api/transfer-points.ts'
import type { EarnStep } from '../model/earn-step.ts'
import { usePartnerRedirect } from '../state/use-partner-redirect.ts'
import { PartnerRedirectDialog } from './PartnerRedirectDialog.tsx'
import { PartnerOpenedNotice } from './PartnerOpenedNotice.tsx'

// Its picker brings half a form, which most who read the page do not open.
const TransferDialog = island(() => import('./TransferDialog.tsx').then((module) => module.TransferDialog), {
  when: 'render',
  isBrowserOnly: true,
  failed: OverlayFailed,
})

export interface TransferActionProps {
  reward: Reward
  step: Extract<EarnStep, { kind: 'pick-points' }>
  label: string
  /** Id of what the page says beside the button. */
  describedBy: string | undefined
}

/** The button that opens the points picker (RDM-27). Where the reward has an address, the partner's page opens afterwards (RDM-25). */
export function TransferAction({ reward, step, label, describedBy }: TransferActionProps) {
  const { address, pause, opensIn } = step
  // The member comes back from a step-up to what they had asked for.
  const [isOpen, setIsOpen] = useState(() => stepUpReturnOf(transferName) !== undefined)
  const [moved, setMoved] = useState<number>()
  const redirect = usePartnerRedirect(pause)
  const close = () => setIsOpen(false)
  useEffect(() => onFirstInteraction(() => onIdle(TransferDialog.preload)), [])
  const onMoved = (points: number) => {
    trackRedemptionCompleted(reward, 'EARN')
    if (address === undefined) {
      console.warn(`Reward ${reward.rewardId} has no address at the partner to go on to`)
      return
    }
    setMoved(points)
    close()
    // The transfer itself was counted.
    redirect.start({ findAddress: () => address })
  }
  return (
    <Stack gap="xsmall">
      <Button fullWidth aria-describedby={describedBy} onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      <PartnerOpenedNotice reward={reward} state={redirect.state} opensIn={opensIn} />
      {isOpen && <TransferDialog reward={reward} onMoved={onMoved} onClose={close} />}
      <PartnerRedirectDialog
        reward={reward}
        redirect={redirect}
        pause={pause}
        opensIn={opensIn}
        moved={moved === undefined ? undefined : formatPoints(moved)}
      />
    </Stack>
  )
}

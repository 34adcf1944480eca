import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { useTrackedAddress } from '../api/tracked-address.ts'
import type { EarnStep } from '../model/earn-step.ts'
import { useDeparture } from '../state/use-departure.ts'
import { DepartureDialog } from './DepartureDialog.tsx'
import { LeftNotice } from './LeftNotice.tsx'

export interface LeaveActionProps {
  reward: Reward
  step: Extract<EarnStep, { kind: 'leave' }>
  label: string
  /** Id of what the page says beside the button. */
  describedBy: string | undefined
}

/** The button that leads to a partner's page, with the alert before it (RDM-19 to RDM-24). */
export function LeaveAction({ reward, step, label, describedBy }: LeaveActionProps) {
  const { to, pause, opensIn } = step
  const findTracked = useTrackedAddress(reward.rewardId)
  const departure = useDeparture(pause)
  const leave = () =>
    departure.start({
      findAddress: () => (to.kind === 'address' ? to.address : findTracked()),
      onLeft: () => trackRedemptionCompleted(reward, 'EARN'),
    })
  return (
    <Stack gap="xsmall">
      <Button
        fullWidth
        aria-describedby={describedBy}
        isPending={departure.state.kind === 'redeeming'}
        pendingLabel={m.earning_setting_off()}
        onPress={leave}
      >
        {label}
      </Button>
      <LeftNotice reward={reward} state={departure.state} opensIn={opensIn} />
      <DepartureDialog reward={reward} departure={departure} pause={pause} opensIn={opensIn} />
    </Stack>
  )
}

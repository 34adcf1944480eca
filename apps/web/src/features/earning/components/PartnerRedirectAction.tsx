import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { useTrackedAddress } from '../api/tracked-address.ts'
import type { EarnStep } from '../model/earn-step.ts'
import { usePartnerRedirect } from '../state/use-partner-redirect.ts'
import { PartnerRedirectDialog } from './PartnerRedirectDialog.tsx'
import { PartnerOpenedNotice } from './PartnerOpenedNotice.tsx'

export interface PartnerRedirectActionProps {
  reward: Reward
  step: Extract<EarnStep, { kind: 'leave' }>
  label: string
  /** Id of what the page says beside the button. */
  describedBy: string | undefined
}

/** The button that leads to a partner's page, with the alert before it (RDM-19 to RDM-24). */
export function PartnerRedirectAction({ reward, step, label, describedBy }: PartnerRedirectActionProps) {
  const { to, pause, opensIn } = step
  const findTracked = useTrackedAddress(reward.rewardId)
  const redirect = usePartnerRedirect(pause)
  const leave = () =>
    redirect.start({
      findAddress: () => (to.kind === 'address' ? to.address : findTracked()),
      onOpened: () => trackRedemptionCompleted(reward, 'EARN'),
    })
  return (
    <Stack gap="xsmall">
      <Button
        fullWidth
        aria-describedby={describedBy}
        isPending={redirect.state.kind === 'redeeming'}
        pendingLabel={m.earning_setting_off()}
        onPress={leave}
      >
        {label}
      </Button>
      <PartnerOpenedNotice reward={reward} state={redirect.state} opensIn={opensIn} />
      <PartnerRedirectDialog reward={reward} redirect={redirect} pause={pause} opensIn={opensIn} />
    </Stack>
  )
}

import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBalance } from '../../../platform/points/use-balance.ts'
import { redeemability, type Redeemability } from '../model/redeemability.ts'
import { InsufficientPointsDialog } from './InsufficientPointsDialog.tsx'
import { RedeemDialog } from './RedeemDialog.tsx'

export interface RedeemActionProps {
  reward: Reward
  onRedeemed: (voucherId: string) => void
}

interface Asked {
  state: Redeemability
  usablePoints: number
}

/** The button that spends a member's points on a reward, with what it opens (RDM-01, RDM-03). */
export function RedeemAction({ reward, onRedeemed }: RedeemActionProps) {
  // What was true when the button was pressed: a balance that arrives later must not change the question.
  const [asked, setAsked] = useState<Asked>()
  const reasonId = useId()
  const balance = useBalance()
  if (balance.isPending) {
    return (
      <Button isPending pendingLabel={m.redemption_checking_balance()} fullWidth>
        {m.redemption_redeem()}
      </Button>
    )
  }
  if (balance.isError) {
    return (
      <Stack gap="xsmall">
        <Text tone="error">{m.redemption_balance_failed()}</Text>
        <Button variant="secondary" fullWidth onPress={() => void balance.refetch()}>
          {m.redemption_refresh_balance()}
        </Button>
      </Stack>
    )
  }
  const state = redeemability(reward, balance.data.usable)
  if (state.kind === 'blocked') {
    return (
      <Stack gap="xsmall">
        <Button isDisabled aria-describedby={reasonId} fullWidth>
          {m.redemption_redeem()}
        </Button>
        <Text id={reasonId} size="small" tone="muted">
          {reasonText[state.reason]()}
        </Text>
      </Stack>
    )
  }
  const close = () => setAsked(undefined)
  const ask = () => setAsked({ state, usablePoints: balance.data.usable })
  return (
    <>
      <Button fullWidth onPress={ask}>
        {reward.content.redeemButtonTextOverride ?? m.redemption_redeem()}
      </Button>
      {asked?.state.kind === 'insufficient' && (
        <InsufficientPointsDialog missing={asked.state.missing} onClose={close} />
      )}
      {asked?.state.kind === 'redeemable' && (
        <RedeemDialog
          reward={reward}
          cost={asked.state.cost}
          usablePoints={asked.usablePoints}
          onClose={close}
          onRedeemed={onRedeemed}
        />
      )}
    </>
  )
}

const reasonText: Record<Extract<Redeemability, { kind: 'blocked' }>['reason'], () => string> = {
  'sold-out': m.redemption_sold_out,
  unavailable: m.redemption_unavailable,
  'needs-option': m.redemption_choose_option_not_here_yet,
  'not-here-yet': m.redemption_not_here_yet,
}

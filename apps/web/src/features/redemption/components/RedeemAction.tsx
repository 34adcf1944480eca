import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBalance } from '../../../platform/points/use-balance.ts'
import { redeemability, type Redeemability } from '../model/redeemability.ts'
import { type Resumption, resumptionOf, settleResumption } from '../state/resumption.ts'
import { BlockedAction } from './BlockedAction.tsx'
import { InsufficientPointsDialog } from './InsufficientPointsDialog.tsx'
import { RedeemDialog } from './RedeemDialog.tsx'

export interface RedeemActionProps {
  reward: Reward
  /** Id of what the page says beside the button. */
  describedBy?: string | undefined
  onRedeemed: (voucherId: string) => void
}

interface Asked {
  state: Redeemability
  usablePoints: number
}

/** The button that spends a member's points on a reward, with what it opens (RDM-01, RDM-03). */
export function RedeemAction({ reward, describedBy, onRedeemed }: RedeemActionProps) {
  const [asked, setAsked] = useState<Asked>()
  const balance = useBalance()
  // What an editor wrote for it, if anything (RWD-21).
  const label = reward.content.redeemButtonTextOverride ?? m.redemption_redeem()
  const [resumption, setResumption] = useState(() => resumptionOf(reward.rewardId))
  useEffect(() => {
    if (resumption !== undefined) settleResumption()
  }, [resumption])
  if (balance.isPending) {
    return (
      <Button isPending pendingLabel={m.redemption_checking_balance()} aria-describedby={describedBy} fullWidth>
        {label}
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
    return <BlockedAction label={label} reason={reasonText[state.reason]()} describedBy={describedBy} />
  }
  const close = () => {
    setAsked(undefined)
    setResumption(undefined)
  }
  const now = { state, usablePoints: balance.data.usable }
  const isOpen = asked !== undefined || resumption !== undefined
  return (
    <>
      <Button fullWidth aria-describedby={describedBy} onPress={() => setAsked(now)}>
        {label}
      </Button>
      {isOpen && (
        <AskedDialog
          reward={reward}
          asked={asked ?? now}
          resumption={resumption}
          onClose={close}
          onRedeemed={onRedeemed}
        />
      )}
    </>
  )
}

interface AskedDialogProps extends RedeemActionProps {
  asked: Asked
  /** When the member comes back from a step-up to what they had asked for. */
  resumption: Resumption | undefined
  onClose: () => void
}

function AskedDialog({ reward, asked, resumption, onClose, onRedeemed }: AskedDialogProps) {
  // As it was when the dialog opened: what it asks must not change while it is read.
  const [{ state, usablePoints }] = useState(asked)
  if (state.kind === 'insufficient') return <InsufficientPointsDialog missing={state.missing} onClose={onClose} />
  if (state.kind === 'blocked') return <></>
  return (
    <RedeemDialog
      reward={reward}
      cost={state.cost}
      usablePoints={usablePoints}
      resumption={resumption}
      onClose={onClose}
      onRedeemed={onRedeemed}
    />
  )
}

const reasonText: Record<Extract<Redeemability, { kind: 'blocked' }>['reason'], () => string> = {
  'sold-out': m.redemption_sold_out,
  unavailable: m.redemption_unavailable,
  'needs-option': m.redemption_choose_option_not_here_yet,
  'not-here-yet': m.redemption_not_here_yet,
}

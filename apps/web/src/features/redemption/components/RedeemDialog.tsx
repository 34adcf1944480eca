import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { messageOf } from '../../../platform/errors/error-texts.ts'
import { formatPoints } from '../../../platform/points/format-points.ts'
import { isOutcomeUnknown, useExchangeReward } from '../api/exchange-reward.ts'
import { beginExchange, type Resumption } from '../state/resumption.ts'

export interface RedeemDialogProps {
  reward: Reward
  cost: number
  usablePoints: number
  /** When the member comes back from a step-up: the exchange goes on, or the dialog says why it does not. */
  resumption?: Resumption | undefined
  onClose: () => void
  onRedeemed: (voucherId: string) => void
}

/** Asks once, redeems once, and says what came of it (RDM-03, RDM-07, RDM-17). */
export function RedeemDialog({ reward, cost, usablePoints, resumption, onClose, onRedeemed }: RedeemDialogProps) {
  const exchange = useExchangeReward(reward)
  const redeem = ({ isResumed = false } = {}) => {
    if (beginExchange()) exchange.mutate({ isResumed }, { onSuccess: onRedeemed })
  }
  const isContinued = useRef(false)
  const goOn = useEffectEvent(() => {
    if (isContinued.current) return
    isContinued.current = true
    redeem({ isResumed: true })
  })
  useEffect(() => {
    if (resumption === 'continue') goOn()
  }, [resumption])
  const isUnconfirmed = resumption === 'cancelled' || resumption === 'failed'
  const confirm = (
    <Button
      isPending={exchange.isPending || exchange.isSuccess}
      pendingLabel={m.redemption_redeeming()}
      onPress={() => redeem()}
    >
      {exchange.isError || isUnconfirmed ? m.redemption_try_again() : m.redemption_confirm()}
    </Button>
  )
  const cancel = (
    <Button variant="secondary" isDisabled={exchange.isPending} onPress={onClose}>
      {m.redemption_cancel()}
    </Button>
  )
  if (exchange.isError && !isOutcomeUnknown(exchange.error)) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        title={m.redemption_failed_title()}
        onClose={onClose}
        actions={<Button onPress={onClose}>{m.redemption_close()}</Button>}
      >
        <Text>{refusalOf(exchange.error)}</Text>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={exchange.isError ? m.redemption_unknown_title() : m.redemption_confirm_title()}
      isDismissable={!exchange.isPending}
      onClose={onClose}
      actions={
        <>
          {cancel}
          {confirm}
        </>
      }
    >
      <Stack gap="small">
        {isUnconfirmed && exchange.isIdle && (
          <Alert tone="warning">
            {resumption === 'cancelled' ? m.session_step_up_cancelled() : m.session_step_up_failed()}
          </Alert>
        )}
        {exchange.isError && <Alert tone="warning">{m.redemption_unknown_body()}</Alert>}
        <Text>{m.redemption_confirm_body({ points: formatPoints(cost), title: reward.content.title })}</Text>
        <Text tone="muted">{m.redemption_confirm_after({ points: formatPoints(usablePoints - cost) })}</Text>
      </Stack>
    </Dialog>
  )
}

/** Why the reward could not be had: it may have gone since the page was opened (ERR-31). */
function refusalOf(error: ApiError): string {
  const isGone = error.kind === 'not_found' || error.code === 'UNAVAILABLE'
  return isGone ? m.redemption_unavailable() : messageOf(error)
}

import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { messageOf } from '../../../platform/errors/error-texts.ts'
import { isOutcomeOpen } from '../../../platform/submission/submission-record.ts'
import type { Resumption } from '../../../platform/submission/resumption.ts'
import type { SubmissionState } from '../../../platform/submission/submission.ts'
import { formatPoints } from '../../../platform/points/format-points.ts'
import { type Redeemed, redemptionName, useRedeemReward } from '../api/redeem-reward.ts'

export interface RedeemDialogProps {
  reward: Reward
  by: 'exchange' | 'order'
  cost: number
  usablePoints: number
  /** When the member comes back from a step-up: it goes on, or the dialog says why it does not. */
  resumption?: Resumption | undefined
  onClose: () => void
  onRedeemed: (redeemed: Redeemed) => void
}

/**
 * Asks once, redeems once, and says what came of it (RDM-03, RDM-06, RDM-07, RDM-11, RDM-17). While no answer came, it says
 * that the app is finding out, and cannot be closed.
 */
export function RedeemDialog({ reward, by, cost, usablePoints, resumption, onClose, onRedeemed }: RedeemDialogProps) {
  const { progress, submit } = useRedeemReward(reward, by)
  // The step-up was for finding out: that it was not done says nothing about the points.
  const [wasOpen] = useState(() => isOutcomeOpen(redemptionName(by, reward)))
  const redeem = ({ isResumed = false } = {}) =>
    submit(
      { cost },
      {
        isResumed,
        onOutcome: (outcome) => onRedeemed(outcome.kind === 'done' ? outcome.result : { kind: 'elsewhere', by }),
      },
    )
  useOnceAtFirst(() => {
    if (resumption === 'continue') redeem({ isResumed: true })
    else if (resumption === undefined && wasOpen) redeem()
  })
  const refusal = progress.kind === 'refused' ? refusalOf(progress.error) : undefined
  const isUnknown = progress.kind === 'unknown' || (wasOpen && progress.kind === 'idle')
  const isUnderWay = progress.kind !== 'idle' && !isUnknown && refusal === undefined
  const isUnconfirmed = resumption === 'cancelled' || resumption === 'failed'
  const confirmLabel = isUnknown
    ? m.submission_check_again()
    : isUnconfirmed
      ? m.redemption_try_again()
      : m.redemption_confirm()
  // One dialog with the same buttons through all of it, so that focus stays where it is.
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isUnknown ? m.submission_unknown_title() : titleOf(progress)}
      isDismissable={!isUnderWay}
      onClose={onClose}
      actions={
        <>
          {refusal === undefined && (
            <Button variant="secondary" isDisabled={isUnderWay} onPress={onClose}>
              {isUnknown ? m.redemption_close() : m.redemption_cancel()}
            </Button>
          )}
          <Button
            isPending={isUnderWay}
            pendingLabel={progress.kind === 'checking' ? m.submission_checking_title() : m.redemption_redeeming()}
            onPress={() => (refusal === undefined ? redeem() : onClose())}
          >
            {refusal === undefined ? confirmLabel : m.redemption_close()}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {isUnconfirmed && progress.kind === 'idle' && !isUnknown && (
          <Alert tone="warning">
            {resumption === 'cancelled' ? m.session_step_up_cancelled() : m.session_step_up_failed()}
          </Alert>
        )}
        {progress.kind === 'checking' && <Alert tone="warning">{m.submission_checking_body()}</Alert>}
        {isUnknown && <Alert tone="warning">{m.submission_unknown_body()}</Alert>}
        {refusal !== undefined && <Text>{refusal}</Text>}
        {progress.kind !== 'checking' && !isUnknown && refusal === undefined && (
          <>
            <Text>{m.redemption_confirm_body({ points: formatPoints(cost), title: reward.content.title })}</Text>
            <Text tone="muted">{m.redemption_confirm_after({ points: formatPoints(usablePoints - cost) })}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function titleOf({ kind }: SubmissionState<unknown>): string {
  if (kind === 'refused') return m.redemption_failed_title()
  return kind === 'checking' ? m.submission_checking_title() : m.redemption_confirm_title()
}

/** Why the reward could not be had: it may have gone since the page was opened (ERR-31), or cost something else. */
function refusalOf(error: ApiError): string {
  if (error.code === 'PRICE_CHANGED') return m.redemption_price_changed()
  return error.kind === 'not_found' ? m.redemption_unavailable() : messageOf(error)
}

/** Runs when the component is first there, and not again when development draws it twice. */
function useOnceAtFirst(work: () => void): void {
  const isDone = useRef(false)
  const run = useEffectEvent(work)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run()
  }, [])
}

import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#platform/errors/error-texts.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import type { Resumption } from '#platform/submission/resumption.ts'
import type { Outcome } from '#platform/submission/submission.ts'
import { unresolvedSubmission } from '#platform/submission/submission-record.ts'
import { type Redeemed, redemptionName, type RedemptionResult, useRedeemReward } from '../api/redeem-reward.ts'
import { type DialogView, dialogViewOf } from '../model/dialog-view.ts'
import { InsufficientPointsDialog } from './InsufficientPointsDialog.tsx'

export interface RedeemDialogProps {
  reward: Reward
  by: 'exchange' | 'order'
  cost: number
  /** As the page showed them; the dialog fetches them again, for another tab may have spent some. */
  usablePoints: number
  /** When the member comes back from a step-up: it goes on, or the dialog says why it does not. */
  resumption?: Resumption | undefined
  onClose: () => void
  onRedeemed: (redeemed: Redeemed) => void
}

/**
 * Asks once, redeems once, and says what came of it (RDM-03, RDM-06, RDM-07, RDM-11, RDM-17). What an earlier visit sent
 * and heard nothing of is looked up first, and sent again only when the member says so.
 */
export function RedeemDialog({ reward, by, cost, usablePoints, resumption, onClose, onRedeemed }: RedeemDialogProps) {
  const { progress, submit, look, leave } = useRedeemReward(reward, by)
  const balance = useBalance()
  const [wasUnresolved] = useState(() => unresolvedSubmission(redemptionName(by, reward)) !== undefined)
  const onOutcome = (outcome: Outcome<RedemptionResult>) =>
    onRedeemed(outcome.kind === 'done' ? outcome.result : { kind: 'elsewhere', by })
  const redeem = ({ isResumed = false } = {}) => submit({ cost }, { isResumed, onOutcome })
  useOnceAtFirst(() => {
    if (resumption === 'continue') redeem({ isResumed: true })
    else if (wasUnresolved) look({ onOutcome })
  })
  const points = balance.data?.usable ?? usablePoints
  const view = dialogViewOf(progress.kind, { resumption, hasEnoughPoints: wasUnresolved || points >= cost })
  if (view === 'insufficient') return <InsufficientPointsDialog missing={cost - points} onClose={onClose} />
  const isSending = view === 'sending'
  const isUnderWay = isSending || view === 'checking'
  const leaveIt = () => {
    leave()
    onClose()
  }
  // One dialog with the same buttons through all of it, so that focus stays where it is.
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={titleOf[view]()}
      isDismissable={!isUnderWay}
      onClose={onClose}
      actions={
        <>
          {view !== 'refused' && (
            <Button variant="secondary" isDisabled={isSending} onPress={view === 'unresolved' ? leaveIt : onClose}>
              {leaveLabelOf(view)}
            </Button>
          )}
          <Button
            isPending={isUnderWay}
            pendingLabel={view === 'checking' ? m.submission_checking_title() : m.redemption_redeeming()}
            onPress={() => (view === 'refused' ? onClose() : redeem())}
          >
            {goLabelOf(view)}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {view === 'cancelled' && <Alert tone="warning">{m.session_step_up_cancelled()}</Alert>}
        {view === 'failed' && <Alert tone="warning">{m.session_step_up_failed()}</Alert>}
        {view === 'checking' && <Alert tone="warning">{m.submission_checking_body()}</Alert>}
        {view === 'unknown' && <Alert tone="warning">{m.submission_unknown_body()}</Alert>}
        {view === 'unresolved' && <Alert tone="warning">{m.submission_unresolved_body()}</Alert>}
        {progress.kind === 'refused' && <Text>{refusalOf(progress.error)}</Text>}
        {view !== 'checking' && view !== 'unknown' && view !== 'refused' && (
          <>
            <Text>{m.redemption_confirm_body({ points: formatPoints(cost), title: reward.content.title })}</Text>
            {view !== 'unresolved' && (
              <Text tone="muted">
                {balance.isFetching && !isSending
                  ? m.redemption_checking_balance()
                  : m.redemption_confirm_after({ points: formatPoints(Math.max(points - cost, 0)) })}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const titleOf: Record<Exclude<DialogView, 'insufficient'>, () => string> = {
  confirm: m.redemption_confirm_title,
  cancelled: m.redemption_confirm_title,
  failed: m.redemption_confirm_title,
  sending: m.redemption_confirm_title,
  checking: m.submission_checking_title,
  unknown: m.submission_unknown_title,
  unresolved: m.submission_unresolved_title,
  refused: m.redemption_failed_title,
}

function leaveLabelOf(view: DialogView): string {
  if (view === 'unresolved') return m.submission_leave()
  return view === 'unknown' || view === 'checking' ? m.redemption_close() : m.redemption_cancel()
}

function goLabelOf(view: DialogView): string {
  switch (view) {
    case 'refused':
      return m.redemption_close()
    case 'unknown':
    case 'unresolved':
    case 'cancelled':
    case 'failed':
      return m.submission_try_again()
    default:
      return m.redemption_confirm()
  }
}

/** Why the reward could not be had: it may have gone since the page was opened (ERR-31), or cost something else. */
function refusalOf(error: ApiError): string {
  if (error.code === 'PRICE_CHANGED') return m.redemption_price_changed()
  return error.kind === 'not_found' ? m.redemption_unavailable() : messageOf(error)
}

/** Runs before the component is first painted, and not again when development renders it twice. */
function useOnceAtFirst(work: () => void): void {
  const isDone = useRef(false)
  const run = useEffectEvent(work)
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run()
  }, [])
}

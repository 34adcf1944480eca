import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { PointsTransfer, Reward } from '@clubhouse/rest-client/club'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { Resumption } from '#platform/submission/resumption.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { usePartnerAccount } from '../api/partner-account.ts'
import { useTransfer } from '../api/transfer-points.ts'
import { partnerNameOf } from '../model/partner-name.ts'
import { initialPoints, judgePoints, limitsOf, maySubmit, type PickedPoints } from '../model/points-picker.ts'
import { transferView, type TransferView } from '../model/transfer-view.ts'
import type { Outcome } from '#platform/submission/submission.ts'
import { unresolvedSubmission } from '#platform/submission/submission-record.ts'
import { openTransfer, transferName } from '../state/last-transfer.ts'
import { TransferForm } from './TransferForm.tsx'

export interface TransferDialogProps {
  reward: Reward
  /** When the member comes back from a step-up: the transfer goes on, or the dialog says why it does not. */
  resumption: Resumption | undefined
  /** Told how many points were moved by this dialog. */
  onMoved: (points: number) => void
  onClose: () => void
}

/** The points picker, and what came of the transfer: moved once, or why not, or that nobody knows yet (RDM-27, RDM-37). */
export function TransferDialog({ reward, resumption, onMoved, onClose }: TransferDialogProps) {
  const formId = useId()
  const partner = partnerNameOf(reward)
  const account = usePartnerAccount()
  const { progress, submit, look, leave } = useTransfer()
  const [picked, setPicked] = useState<PickedPoints>()
  // What this dialog or an earlier visit sent, or left for a step-up.
  const [sent, setSent] = useState(openTransfer)
  const [isRepeated, setIsRepeated] = useState(false)

  const limits = account.isSuccess ? limitsOf(account.data) : undefined
  const chosen = picked ?? (limits === undefined ? undefined : initialPoints(limits))
  const judged = chosen === undefined || limits === undefined ? undefined : judgePoints(chosen, limits)
  const view = transferView(progress.kind, { isRepeated })
  const onOutcome = (outcome: Outcome<PointsTransfer>) => {
    if (outcome.kind === 'done') onMoved(outcome.result.points)
  }
  const send = (points: number) => {
    setSent(points)
    setIsRepeated(view === 'unknown' || view === 'unresolved')
    submit({ points }, { onOutcome })
  }
  const isEntered = useRef(false)
  const enter = useEffectEvent(() => {
    if (isEntered.current) return
    isEntered.current = true
    if (resumption === 'continue' && sent !== undefined) submit({ points: sent }, { isResumed: true, onOutcome })
    else if (unresolvedSubmission(transferName) !== undefined) look({ onOutcome })
  })
  useLayoutEffect(() => enter(), [])

  const moved = progress.kind === 'done' ? progress.result.points : (sent ?? 0)
  const words = wordsOf(view, moved)
  const isMoving = view === 'sending' || view === 'checking'
  const mayRepeat = view === 'unknown' || view === 'unresolved'
  return (
    <Dialog
      isOpen
      title={words?.title ?? m.earning_pick_title({ partner })}
      // While the server is asked nobody leaves by mistake; once that takes long, they may.
      isDismissable={view !== 'sending'}
      onClose={onClose}
      size="medium"
      actions={
        <>
          {view !== 'done' && view !== 'elsewhere' && (
            <Button
              key="leave"
              variant="secondary"
              isDisabled={view === 'sending'}
              onPress={view === 'unresolved' ? leave : onClose}
            >
              {leaveLabelOf(view)}
            </Button>
          )}
          {view === 'form' || view === 'sending' ? (
            <Button
              key="go"
              type="submit"
              form={formId}
              isDisabled={view === 'form' && (chosen === undefined || !maySubmit(chosen, limits))}
              isPending={view === 'sending'}
              pendingLabel={m.earning_moving()}
            >
              {m.earning_move()}
            </Button>
          ) : (
            <Button
              key="go"
              isPending={isMoving}
              onPress={() => {
                if (mayRepeat && sent !== undefined) send(sent)
                else onClose()
              }}
            >
              {mayRepeat || view === 'checking' ? m.submission_try_again() : m.earning_done()}
            </Button>
          )}
        </>
      }
    >
      {/* What had focus may have gone with the form. */}
      <FocusOnChange changeKey={words === undefined ? 'form' : view} target="container">
        {words === undefined ? (
          <TransferForm
            id={formId}
            partner={partner}
            account={account}
            picked={chosen}
            limits={limits}
            refusal={progress.kind === 'refused' ? progress.error : undefined}
            resumption={progress.kind === 'idle' ? resumption : undefined}
            onPick={setPicked}
            onSubmit={() => {
              if (view === 'form' && judged?.kind === 'valid') send(judged.points)
            }}
          />
        ) : (
          <Stack gap="small">
            {mayRepeat ? <Alert tone="warning">{words.body}</Alert> : <Text>{words.body}</Text>}
            {view === 'unresolved' && sent !== undefined && (
              <Text>{m.earning_unresolved_points({ points: formatPoints(sent) })}</Text>
            )}
          </Stack>
        )}
      </FocusOnChange>
      <LiveRegion>{words?.title ?? (account.isPending ? m.earning_pick_loading() : undefined)}</LiveRegion>
    </Dialog>
  )
}

function leaveLabelOf(view: TransferView): string {
  if (view === 'unresolved') return m.submission_leave()
  return view === 'form' || view === 'sending' ? m.earning_cancel() : m.earning_close()
}

/** What there is to read in place of the form. */
function wordsOf(view: TransferView, points: number): { title: string; body: string } | undefined {
  switch (view) {
    case 'form':
    case 'sending':
      return undefined
    case 'checking':
      return { title: m.submission_checking_title(), body: m.submission_checking_body() }
    case 'unknown':
      return { title: m.submission_unknown_title(), body: m.submission_unknown_body() }
    case 'unresolved':
      return { title: m.submission_unresolved_title(), body: m.submission_unresolved_body() }
    case 'done':
      return { title: m.earning_moved_title({ points: formatPoints(points) }), body: m.earning_moved_body() }
    case 'elsewhere':
      return { title: m.submission_elsewhere_title(), body: m.submission_elsewhere_body() }
  }
}

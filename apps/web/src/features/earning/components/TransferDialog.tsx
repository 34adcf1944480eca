import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useId, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { submissionWords } from '#platform/submission/SubmissionNotice.tsx'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { usePartnerAccount } from '../api/partner-account.ts'
import { useTransfer } from '../api/transfer-points.ts'
import { partnerNameOf } from '../model/partner-name.ts'
import { initialPoints, judgePoints, limitsOf, maySubmit, type PickedPoints } from '../model/points-picker.ts'
import { TransferForm } from './TransferForm.tsx'

export interface TransferDialogProps {
  reward: Reward
  /** Called with how many points were moved by this dialog. */
  onMoved: (points: number) => void
  onClose: () => void
}

/** The points picker, and what came of the transfer: moved once, or why not, or that nobody knows yet (RDM-27, RDM-37). */
export function TransferDialog({ reward, onMoved, onClose }: TransferDialogProps) {
  const formId = useId()
  const partner = partnerNameOf(reward)
  const account = usePartnerAccount()
  const { state, submit, tryAgain, leave } = useTransfer(onMoved)
  const [picked, setPicked] = useState<PickedPoints>()

  const limits = account.isSuccess ? limitsOf(account.data) : undefined
  const chosen = picked ?? (limits === undefined ? undefined : initialPoints(limits))
  const step = { onClose, leave: { label: m.common_close(), onPress: onClose } }
  switch (state.kind) {
    case 'idle':
    case 'step-up-ended':
    case 'refused':
    case 'sending':
    case 'resumed': {
      const isSending = state.kind === 'sending' || state.kind === 'resumed'
      const judged = chosen === undefined || limits === undefined ? undefined : judgePoints(chosen, limits)
      const isDisabled = !isSending && (chosen === undefined || !maySubmit(chosen, limits))
      return (
        <TransferStep
          title={m.earning_pick_title({ partner })}
          announced={account.isPending ? m.earning_pick_loading() : ''}
          // It cannot be closed by mistake while the call is under way; once that takes long, it can.
          isDismissable={!isSending}
          onClose={onClose}
          leave={{ label: m.common_cancel(), onPress: onClose, isDisabled: isSending }}
          go={{ label: m.earning_move(), form: formId, isDisabled, isPending: isSending }}
        >
          <TransferForm
            id={formId}
            partner={partner}
            account={account}
            picked={chosen}
            limits={limits}
            state={state}
            onPick={setPicked}
            onSubmit={() => {
              if (judged?.kind === 'valid') submit({ points: judged.points })
            }}
          />
        </TransferStep>
      )
    }
    case 'checking':
    case 'interrupted': {
      const { title, body } = submissionWords(state.kind)
      return (
        <TransferStep {...step} title={title} go={{ label: m.common_try_again(), isPending: true }}>
          <Text>{body}</Text>
        </TransferStep>
      )
    }
    case 'unknown':
    case 'unresolved': {
      const { title, body } = submissionWords(state.kind)
      const isUnresolved = state.kind === 'unresolved'
      const sent = state.input
      return (
        <TransferStep
          {...step}
          title={title}
          {...(isUnresolved && { leave: { label: m.submission_leave(), onPress: leave } })}
          {...(sent !== undefined && { go: { label: m.common_try_again(), onPress: tryAgain } })}
        >
          <Alert tone="warning">{body}</Alert>
          {isUnresolved && sent !== undefined && (
            <Text>{m.earning_unresolved_points({ points: formatPoints(sent.points) })}</Text>
          )}
        </TransferStep>
      )
    }
    case 'done':
    case 'done-elsewhere': {
      const moved = state.kind === 'done' ? formatPoints(state.result.points) : undefined
      const elsewhere = submissionWords('done-elsewhere')
      return (
        <TransferStep
          title={moved === undefined ? elsewhere.title : m.earning_moved_title({ points: moved })}
          onClose={onClose}
          go={{ label: m.common_done(), onPress: onClose }}
        >
          <Text>{moved === undefined ? elsewhere.body : m.earning_moved_body()}</Text>
        </TransferStep>
      )
    }
    default:
      return assertNever(state)
  }
}

interface TransferStepProps {
  title: string
  /** Read out in place of the title. */
  announced?: string
  isDismissable?: boolean
  onClose: () => void
  leave?: { label: string; onPress: () => void; isDisabled?: boolean }
  /** The button that goes on; with `form`, it sends the form of that id. */
  go?: { label: string; onPress?: () => void; form?: string; isDisabled?: boolean; isPending?: boolean }
  children: ReactNode
}

/** One dialog through all steps of a transfer, so that its buttons keep their focus. */
function TransferStep({
  title,
  announced = title,
  isDismissable = true,
  onClose,
  leave,
  go,
  children,
}: TransferStepProps) {
  return (
    <Dialog
      isOpen
      title={title}
      isDismissable={isDismissable}
      onClose={onClose}
      size="medium"
      actions={
        <>
          {leave !== undefined && (
            <Button key="leave" variant="secondary" isDisabled={leave.isDisabled} onPress={leave.onPress}>
              {leave.label}
            </Button>
          )}
          {go !== undefined && (
            <Button
              key="go"
              type={go.form === undefined ? 'button' : 'submit'}
              form={go.form}
              isDisabled={go.isDisabled}
              isPending={go.isPending}
              pendingLabel={go.form === undefined ? undefined : m.earning_moving()}
              onPress={go.onPress}
            >
              {go.label}
            </Button>
          )}
        </>
      }
    >
      {/* What had focus may have gone with the form. */}
      <FocusOnChange changeKey={title} target="container">
        <Stack gap="small">{children}</Stack>
      </FocusOnChange>
      <LiveRegion>{announced}</LiveRegion>
    </Dialog>
  )
}

import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import { submissionWords } from '#platform/submission/SubmissionNotice.tsx'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import { type Redeemed, useRedeemReward } from '../api/redeem-reward.ts'
import { InsufficientPointsDialog } from './InsufficientPointsDialog.tsx'

export interface RedeemDialogProps {
  reward: Reward
  by: 'exchange' | 'order'
  cost: number
  /** As the page showed them; the dialog fetches them again, for another tab may have spent some. */
  usablePoints: number
  onClose: () => void
  onRedeemed: (redeemed: Redeemed) => void
}

/**
 * Asks once, redeems once, and says what came of it (RDM-03, RDM-06, RDM-07, RDM-11, RDM-17). What an earlier page load
 * sent and heard nothing of is looked up first, and sent again only when the member says so.
 */
export function RedeemDialog({ reward, by, cost, usablePoints, onClose, onRedeemed }: RedeemDialogProps) {
  const { state, submit, tryAgain, leave } = useRedeemReward({ reward, by, cost, onRedeemed })
  const balance = useBalance()
  const points = balance.data?.usable ?? usablePoints
  const question = m.redemption_confirm_body({ points: formatPoints(cost), title: reward.content.title })
  const pointsLeft = m.redemption_confirm_after({ points: formatPoints(Math.max(points - cost, 0)) })
  const cancel = { label: m.common_cancel(), onPress: onClose }
  const asking: QuestionProps = {
    title: m.redemption_confirm_title(),
    leave: cancel,
    go: { label: m.redemption_confirm(), onPress: () => submit({ cost }) },
    onClose,
    children: (
      <>
        <Text>{question}</Text>
        <Text tone="muted">{balance.isFetching ? m.redemption_checking_balance() : pointsLeft}</Text>
      </>
    ),
  }
  switch (state.kind) {
    case 'idle':
      if (points < cost) return <InsufficientPointsDialog missing={cost - points} onClose={onClose} />
      return <Question {...asking} />
    case 'step-up-ended':
      return (
        <Question {...asking} go={{ ...asking.go, label: m.common_try_again() }}>
          <Alert tone="warning">
            {state.how === 'cancelled' ? m.session_step_up_cancelled() : m.session_step_up_failed()}
          </Alert>
          {asking.children}
        </Question>
      )
    // Once it is done, what it brought is opening.
    case 'sending':
    case 'resumed':
    case 'done':
    case 'done-elsewhere':
      return (
        <Question {...asking} leave={{ ...cancel, isDisabled: true }} pendingLabel={m.redemption_redeeming()}>
          <Text>{question}</Text>
          <Text tone="muted">{pointsLeft}</Text>
        </Question>
      )
    case 'checking':
    case 'interrupted': {
      const { title, body } = submissionWords(state.kind)
      return (
        <Question {...asking} title={title} leave={{ label: m.common_close(), onPress: onClose }} pendingLabel={title}>
          <Alert tone="warning">{body}</Alert>
        </Question>
      )
    }
    case 'unknown':
    case 'unresolved': {
      const { title, body } = submissionWords(state.kind)
      const isUnresolved = state.kind === 'unresolved'
      const leaveIt = () => {
        leave()
        onClose()
      }
      return (
        <Question
          {...asking}
          title={title}
          leave={
            isUnresolved
              ? { label: m.submission_leave(), onPress: leaveIt }
              : { label: m.common_close(), onPress: onClose }
          }
          go={{ label: m.common_try_again(), onPress: tryAgain }}
        >
          <Alert tone="warning">{body}</Alert>
          {isUnresolved && <Text>{question}</Text>}
        </Question>
      )
    }
    case 'refused':
      return (
        <Question
          title={m.redemption_failed_title()}
          go={{ label: m.common_close(), onPress: onClose }}
          onClose={onClose}
        >
          <Text>{refusalOf(state.error)}</Text>
        </Question>
      )
    default:
      return assertNever(state)
  }
}

interface QuestionProps {
  title: string
  /** The button that leaves it; without one there is only one button. */
  leave?: { label: string; onPress: () => void; isDisabled?: boolean }
  go: { label: string; onPress: () => void }
  /** While it is under way. */
  pendingLabel?: string
  onClose: () => void
  children: ReactNode
}

/** One dialog with the same buttons through all of it, so that focus stays where it is. */
function Question({ title, leave, go, pendingLabel, onClose, children }: QuestionProps) {
  const isPending = pendingLabel !== undefined
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      isDismissable={!isPending}
      onClose={onClose}
      actions={
        <>
          {leave !== undefined && (
            <Button variant="secondary" isDisabled={leave.isDisabled} onPress={leave.onPress}>
              {leave.label}
            </Button>
          )}
          <Button isPending={isPending} pendingLabel={pendingLabel} onPress={go.onPress}>
            {go.label}
          </Button>
        </>
      }
    >
      <Stack gap="small">{children}</Stack>
    </Dialog>
  )
}

/**
 * Returns why the reward could not be had: it may have gone since the page was opened (ERR-31), or cost something else.
 */
function refusalOf(error: ApiError): string {
  if (error.code === 'PRICE_CHANGED') return m.redemption_price_changed()
  return error.kind === 'not_found' ? m.redemption_unavailable() : messageOf(error)
}

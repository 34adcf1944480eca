import type { Order, Reward } from '@clubhouse/rest-client/club'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Outcome, SubmissionState } from '#platform/submission/submission.ts'
import { usePlaceOrder } from '../api/place-order.ts'
import type { Entry } from '../model/entry.ts'
import type { OrderInput } from '../model/order-draft.ts'
import { dropDraft, setSubmitting, updateDraft } from './order-draft-store.ts'

export interface OrderSubmission {
  progress: SubmissionState<Order>
  submit: (input: OrderInput) => void
  /** Leaves an unresolved order: its form can be filled in again. */
  leave: () => void
  /** Takes back what was refused, so that the form says nothing of it any more. */
  reset: () => void
}

export interface SubmissionOptions {
  reward: Pick<Reward, 'rewardId'>
  rewardKey: QueryKey
  /** What goes on by itself when the page is entered. */
  entry: Entry
  onOrdered: (order: Order) => void
}

/** Sends an order, and keeps what was sent until it is known what came of it. */
export function useOrderSubmission({ reward, rewardKey, entry, onOrdered }: SubmissionOptions): OrderSubmission {
  const { rewardId } = reward
  const { progress, submit, look, leave, reset } = usePlaceOrder(rewardId, rewardKey)
  const onOutcome = (outcome: Outcome<Order>) => {
    dropDraft(rewardId)
    if (outcome.kind === 'done') onOrdered(outcome.result)
  }
  const send = (input: OrderInput, isResumed = false) => {
    updateDraft({ sent: { input, at: Date.now() } })
    submit(input, { isResumed, onOutcome })
  }

  const isSubmitting = progress.kind === 'sending' || progress.kind === 'checking'
  useEffect(() => {
    setSubmitting(isSubmitting)
    return () => setSubmitting(false)
  }, [isSubmitting])

  const isRefused = progress.kind === 'refused'
  useEffect(() => {
    if (isRefused) updateDraft({ sent: null })
  }, [isRefused])

  const hasGoneOn = useRef(false)
  const goOn = useEffectEvent(() => {
    if (hasGoneOn.current) return
    hasGoneOn.current = true
    if (entry.kind === 'look') look({ onOutcome })
    else if ('input' in entry) send(entry.input, entry.kind === 'resume')
  })
  useLayoutEffect(() => goOn(), [])

  // A reset begins another input, which must not happen to one that another tab may be sending.
  return {
    progress,
    submit: send,
    leave() {
      updateDraft({ sent: null })
      leave()
    },
    reset: () => (isRefused ? reset() : undefined),
  }
}

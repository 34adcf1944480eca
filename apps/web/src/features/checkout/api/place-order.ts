import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import { getBalances, listOrders, type Order, placeOrder, type Reward } from '@clubhouse/rest-client/club'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from '#platform/query/invalidate.ts'
import { findSubmission } from '#platform/submission/find-submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import type { OrderInput } from '../model/order-draft.ts'
import { dropDraft, sentOrder, setSubmitting, updateDraft } from '../state/order-draft-store.ts'

export type OrderSubmission = SubmissionControls<OrderInput, Order>

export interface PlaceOrderOptions {
  reward: Pick<Reward, 'rewardId'>
  /** Of the query that the reward comes from. */
  rewardKey: QueryKey
  submitsAtOnce: OrderInput | undefined
  /** Called with the order, while its page is there. */
  onOrdered: (order: Order) => void
}

/**
 * Places the order of a reward, once (CHK-03): voyages at their own host, all others at the club's (CON-38). The order is
 * added to the member's, and what it changes is fetched again. Its draft keeps what was sent until the outcome is known.
 */
export function usePlaceOrder({ reward, rewardKey, submitsAtOnce, onOrdered }: PlaceOrderOptions): OrderSubmission {
  const { rewardId } = reward
  const queryClient = useQueryClient()
  const orders = listOrders.queryOptions().queryKey
  const added = (order: Partial<Order> | undefined): Order => {
    if (!isOrder(order))
      throw new IncompleteAnswerError('unknown', 'The answer says no order', { operationId: placeOrder.operationId })
    queryClient.setQueryData(
      orders,
      (known) =>
        known && { ...known, orders: [order, ...known.orders.filter(({ orderId }) => orderId !== order.orderId)] },
    )
    return order
  }
  const submission = useSubmission<OrderInput, Order>({
    name: `order:${rewardId}`,
    confirmed: () => sentOrder(rewardId) ?? undefined,
    keep: (confirmed) => updateDraft({ sent: confirmed ?? null }),
    submitsAtOnce,
    send: async (input, call) =>
      added(
        await (input.kind === 'voyage'
          ? placeVoyageOrder({ body: input.body, ...call })
          : placeOrder({ body: input.body, ...call })),
      ),
    find: (key) => findSubmission(placeOrder.operationId, key, ({ order }) => added(order)),
    onDone(outcome) {
      dropDraft(rewardId)
      if (outcome.kind === 'done') onOrdered(outcome.result)
    },
    onSettled: () => invalidate(queryClient, getBalances, listOrders, { queries: { queryKey: rewardKey } }),
  })
  const { state, reset } = submission

  const isSubmitting = isUnderWay(state)
  useEffect(() => {
    setSubmitting(isSubmitting)
    return () => setSubmitting(false)
  }, [isSubmitting])

  // A reset begins another submission, which must not happen to one that another tab may be sending.
  return { ...submission, reset: () => (state.kind === 'refused' ? reset() : undefined) }
}

function isOrder(answer: Partial<Order> | undefined): answer is Order {
  return typeof answer?.orderId === 'string'
}

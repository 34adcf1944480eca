import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import { getBalances, listOrders, type Order, placeOrder } from '@clubhouse/rest-client/club'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#platform/query/invalidate.ts'
import { findSubmission } from '#platform/submission/find-submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { useSubmission } from '#platform/submission/use-submission.ts'
import { orderName } from '../model/order-name.ts'
import type { OrderInput } from '../model/order-draft.ts'

/**
 * Places the order of a reward, once (CHK-03): voyages at their own host, all others at the club's (CON-38). The order is
 * added to the member's, and what it changes is read again.
 */
export function usePlaceOrder(rewardId: string, rewardKey: QueryKey) {
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
  return useSubmission<OrderInput, Order>({
    name: orderName(rewardId),
    send: async (input, call) =>
      added(
        await (input.kind === 'voyage'
          ? placeVoyageOrder({ body: input.body, ...call })
          : placeOrder({ body: input.body, ...call })),
      ),
    find: (key) => findSubmission(placeOrder.operationId, key, ({ order }) => added(order)),
    onSettled: () => invalidate(queryClient, getBalances, listOrders, { queries: { queryKey: rewardKey } }),
  })
}

function isOrder(answer: Partial<Order> | undefined): answer is Order {
  return typeof answer?.orderId === 'string'
}

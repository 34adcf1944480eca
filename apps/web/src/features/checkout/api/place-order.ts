import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import { getBalances, listOrders, type Order, placeOrder } from '@clubhouse/rest-client/club'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { IncompleteAnswerError } from '../../../platform/submission/outcome.ts'
import { useSubmission } from '../../../platform/submission/use-submission.ts'
import { invalidate } from '../../../platform/query/invalidate.ts'
import { orderName } from '../model/order-name.ts'
import type { OrderInput } from '../model/order-draft.ts'

/**
 * Places the order of a reward, once (CHK-03): voyages at their own host, all others at the club's (CON-38). The order is
 * added to the member's, and what it changes is read again.
 */
export function usePlaceOrder(rewardId: string, rewardKey: QueryKey) {
  const queryClient = useQueryClient()
  const orders = listOrders.queryOptions().queryKey
  return useSubmission<OrderInput, Order>({
    name: orderName(rewardId),
    async send(input, call) {
      const order = await (input.kind === 'voyage'
        ? placeVoyageOrder({ body: input.body, ...call })
        : placeOrder({ body: input.body, ...call }))
      if (typeof order.orderId !== 'string')
        throw new IncompleteAnswerError('unknown', 'The answer says no order', { operationId: placeOrder.operationId })
      queryClient.setQueryData(
        orders,
        (known) =>
          known && { ...known, orders: [order, ...known.orders.filter(({ orderId }) => orderId !== order.orderId)] },
      )
      return order
    },
    onSettled: () => invalidate(queryClient, getBalances, listOrders, { queries: { queryKey: rewardKey } }),
  })
}

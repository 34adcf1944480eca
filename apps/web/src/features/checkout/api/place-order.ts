import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import { getBalances, listOrders, type Order, placeOrder } from '@clubhouse/rest-client/club'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { IncompleteAnswerError } from '../../../platform/intents/outcome.ts'
import { useIntent } from '../../../platform/intents/use-intent.ts'
import { invalidate } from '../../../platform/query/invalidate.ts'
import { orderIntent } from '../model/order-intent.ts'
import type { OrderWish } from '../model/order-draft.ts'

/**
 * Places the order of a reward, once (CHK-03): voyages at their own host, all others at the club's (CON-38). The order is
 * added to the member's, and what it changes is read again.
 */
export function usePlaceOrder(rewardId: string, rewardKey: QueryKey) {
  const queryClient = useQueryClient()
  const orders = listOrders.queryOptions().queryKey
  return useIntent<OrderWish, Order>({
    name: orderIntent(rewardId),
    async send(wish, call) {
      const order = await (wish.kind === 'voyage'
        ? placeVoyageOrder({ body: wish.body, ...call })
        : placeOrder({ body: wish.body, ...call }))
      if (typeof order.orderId !== 'string')
        throw new IncompleteAnswerError('unknown', 'The answer says no order', { operationId: placeOrder.operationId })
      queryClient.setQueryData(
        orders,
        (known) =>
          known && { ...known, orders: [order, ...known.orders.filter(({ orderId }) => orderId !== order.orderId)] },
      )
      return order
    },
    refresh: () => invalidate(queryClient, getBalances, listOrders, { queries: { queryKey: rewardKey } }),
  })
}

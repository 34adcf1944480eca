import { listOrders } from '@clubhouse/rest-client/club'
import { orderIn, shownOrders } from '../model/orders.ts'

/** Options of the member's orders. They are fetched on every visit, because their state changes by itself. */
export function ordersOptions() {
  return { ...listOrders.queryOptions(), staleTime: 0, select: shownOrders }
}

/** Options of one order, found in the same list; null when it is not there (ORD-05). */
export function orderOptions(orderId: string) {
  return {
    ...listOrders.queryOptions(),
    staleTime: 0,
    select: (list: Parameters<typeof orderIn>[0]) => orderIn(list, orderId),
  }
}

import { listOrders } from '@clubhouse/rest-client/club'
import { shownOrders } from '../model/orders.ts'

/** Options of the member's orders. They are asked for on every visit, because their state moves on by itself. */
export function ordersOptions() {
  return { ...listOrders.queryOptions(), staleTime: 0, select: shownOrders }
}

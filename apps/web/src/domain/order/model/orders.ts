import type { Order, OrderList } from '@clubhouse/rest-client/club'

/** Returns the orders that the list shows: trains have their own place (RDM-13). */
export function shownOrders({ orders }: OrderList): Order[] {
  return orders.filter(({ redemptionType }) => redemptionType !== 'TRAINS_ORDER')
}

/** One of them by its id; null when the member has no such order (ORD-05). */
export function orderIn(list: OrderList, orderId: string): Order | null {
  return shownOrders(list).find((order) => order.orderId === orderId) ?? null
}

/** Returns whether nothing will come of an order any more. */
export function isCancelled({ status }: Pick<Order, 'status'>): boolean {
  return status === 'CANCELLED'
}

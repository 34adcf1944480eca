import type { Order, OrderList } from '@clubhouse/rest-client/club'

/** The orders that the list shows: trains have their own place (RDM-13). */
export function shownOrders({ orders }: OrderList): Order[] {
  return orders.filter(({ redemptionType }) => redemptionType !== 'TRAINS_ORDER')
}

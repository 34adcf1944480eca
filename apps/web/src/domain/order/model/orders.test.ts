import type { Order } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { shownOrders } from './orders.ts'
import { orderStatus } from './order-status.ts'

function order(orderId: string, redemptionType: Order['redemptionType']): Order {
  return fixture('club', 'Order', { orderId, redemptionType })
}

test('trains orders are left out, the others keep their order [RDM-13]', () => {
  const orders = [order('a', 'PHYSICAL_SPARKLES'), order('b', 'TRAINS_ORDER'), order('c', 'DIGITAL_FULFILMENT')]
  expect(shownOrders({ orders }).map(({ orderId }) => orderId)).toEqual(['a', 'c'])
})

test.each([
  ['PENDING', 'We’ve got your order'],
  ['PROCESSING', 'Getting it ready'],
  ['DISPATCHED', 'On its way'],
  ['DELIVERED', 'Delivered'],
  ['CONFIRMED', 'Confirmed'],
  ['CANCELLED', 'cancelled'],
  ['LOST_AT_SEA', 'In progress'],
])('an order that is %s says "%s" [ORD-02] [ORD-11]', (status, text) => {
  expect(orderStatus(status).text).toBe(text)
})

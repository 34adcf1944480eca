import type { Order } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { orderConfirmationOf } from './order-confirmation.ts'
import { progressOf } from './order-progress.ts'
import { orderIn } from './orders.ts'

type Type = Order['redemptionType']

test.each<[Type, string, string, string | undefined]>([
  ['WINES_FULFILMENT', 'PENDING', 'PENDING PROCESSING DISPATCHED DELIVERED', 'PENDING'],
  ['PHYSICAL_SPARKLES', 'DISPATCHED', 'PENDING PROCESSING DISPATCHED DELIVERED', 'DISPATCHED'],
  ['PHYSICAL_SPARKLES', 'DELIVERED', 'PENDING PROCESSING DISPATCHED DELIVERED', undefined],
  ['VOYAGES_FULFILMENT', 'PROCESSING', 'PENDING PROCESSING CONFIRMED', 'PROCESSING'],
  ['DIGITAL_FULFILMENT', 'PENDING', 'PENDING CONFIRMED', 'PENDING'],
  ['DONATION_LINK', 'CONFIRMED', 'PENDING CONFIRMED', undefined],
])('%s that is %s goes %s and is at %s [ORD-02] [GAP-08]', (redemptionType, status, steps, current) => {
  const progress = progressOf({ redemptionType, status: status as Order['status'] })
  expect(progress).toEqual({ steps: steps.split(' '), current })
})

test.each([
  ['WINES_FULFILMENT', 'CANCELLED'],
  ['WINES_FULFILMENT', 'LOST_AT_SEA'],
  ['DIGITAL_FULFILMENT', 'DISPATCHED'],
  ['TOMORROW', 'PENDING'],
  ['toString', 'PENDING'],
])('%s that is %s is on no known way [GAP-08]', (redemptionType, status) => {
  expect(progressOf({ redemptionType, status } as Order)).toBeUndefined()
})

test.each<[Type, string]>([
  ['DIGITAL_FULFILMENT', 'digital'],
  ['WINES_FULFILMENT', 'goods'],
  ['PHYSICAL_SPARKLES', 'goods'],
  ['VOYAGES_FULFILMENT', 'voyage'],
  ['DONATION_LINK', 'donation'],
])('%s is confirmed as %s [RDM-14] [ORD-04]', (redemptionType, kind) => {
  expect(orderConfirmationOf({ redemptionType })).toBe(kind)
})

test.each(['QR_CODE', 'TOMORROW', 'constructor'])('an order of the type %s throws [RDM-15] [ERR-45]', (type) => {
  expect(() => orderConfirmationOf({ redemptionType: type as Type })).toThrow(`Unknown redemption type ${type}`)
})

test('an order is found among those that the list shows [RDM-13] [ORD-05]', () => {
  const train = fixture('club', 'Order', { orderId: 'train', redemptionType: 'TRAINS_ORDER' })
  const wine = fixture('club', 'Order', { orderId: 'wine', redemptionType: 'WINES_FULFILMENT' })
  const list = { orders: [train, wine] }
  expect([orderIn(list, 'wine'), orderIn(list, 'train'), orderIn(list, 'other')]).toEqual([wine, null, null])
})

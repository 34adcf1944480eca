import { expect, test } from 'vitest'
import { firstStatus, statusBy } from './order-progress.ts'

const placed = new Date('2026-11-20T10:00:00Z')
const later = (hours: number) => new Date(placed.getTime() + hours * 3_600_000)

test.each([
  ['PHYSICAL_SPARKLES', 'PENDING', 0.5, 'PENDING'],
  ['PHYSICAL_SPARKLES', 'PENDING', 1, 'PROCESSING'],
  ['PHYSICAL_SPARKLES', 'PENDING', 24, 'DISPATCHED'],
  ['PHYSICAL_SPARKLES', 'PENDING', 72, 'DELIVERED'],
  ['PHYSICAL_SPARKLES', 'PENDING', 9999, 'DELIVERED'],
  ['PHYSICAL_SPARKLES', 'DISPATCHED', 47, 'DISPATCHED'],
  ['PHYSICAL_SPARKLES', 'DISPATCHED', 48, 'DELIVERED'],
  ['WINES_FULFILMENT', 'PENDING', 71, 'DISPATCHED'],
  ['VOYAGES_FULFILMENT', 'PENDING', 23, 'PROCESSING'],
  ['VOYAGES_FULFILMENT', 'PENDING', 24, 'CONFIRMED'],
  ['DIGITAL_FULFILMENT', 'PENDING', 1, 'CONFIRMED'],
  ['DONATION_LINK', 'CONFIRMED', 1, 'CONFIRMED'],
  ['PHYSICAL_SPARKLES', 'CANCELLED', 9999, 'CANCELLED'],
  ['DIGITAL_FULFILMENT', 'DISPATCHED', 9999, 'DISPATCHED'],
  // The clock may be put back behind the order.
  ['PHYSICAL_SPARKLES', 'DISPATCHED', -48, 'DISPATCHED'],
] as const)('an order of %s that was %s is %f hours later %s [ORD-02]', (type, status, hours, expected) => {
  expect(statusBy(later(hours), type, { status, since: placed })).toBe(expected)
})

test.each([
  ['WINES_FULFILMENT', 'PENDING'],
  ['VOYAGES_FULFILMENT', 'PENDING'],
  ['DONATION_LINK', 'CONFIRMED'],
] as const)('a new order of %s is %s', (type, status) => {
  expect(firstStatus(type)).toBe(status)
})

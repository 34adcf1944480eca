import { expect, test } from 'vitest'
import { hasSubscription, isSubscriber } from './subscription.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['none', [], false, false],
  ['an active one', [{ status: 'ACTIVE' }], true, true],
  ['a cancelled one that lasts', [{ status: 'CANCELED', endsAt: '2026-12-10T09:30:00.000Z' }], true, true],
  ['a cancelled one that has ended', [{ status: 'CANCELED', endsAt: '2026-11-10T09:30:00.000Z' }], true, false],
  ['a cancelled one without an end', [{ status: 'CANCELED' }], true, false],
] as const)('%s is a subscription or not, and gives its benefits or not [CON-51]', (_what, held, has, is) => {
  expect(hasSubscription(held)).toBe(has)
  expect(isSubscriber(held, now)).toBe(is)
})

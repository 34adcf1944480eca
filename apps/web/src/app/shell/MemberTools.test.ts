import { expect, test } from 'vitest'
import { isInHomeArea } from './MemberTools.tsx'

test.each([
  ['/', true],
  ['/en-us', true],
  ['/world/', true],
  ['/earn-kestrel-points', true],
  ['/en-us/earn-kestrel-points/double-points-7', true],
  ['/spend-kestrel-points', true],
  ['/spend-kestrel-points/two-tickets-100101', true],
  ['/brands/kestrel-airways', true],
  ['/my-rewards', false],
  ['/account', false],
  ['/activity', false],
  ['/about-kestrel-red', false],
  ['/onboarding', false],
])('%s is in the home area: %s [CON-07]', (path, expected) => {
  expect(isInHomeArea(path)).toBe(expected)
})

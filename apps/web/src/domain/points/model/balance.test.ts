import { expect, test } from 'vitest'
import { toBalance } from './balance.ts'

test('both shapes of the balance give current and usable points [ENT-03] [API-14]', () => {
  expect(toBalance({ current: 25900, usable: 24650 })).toEqual({ current: 25900, usable: 24650 })
  expect(
    toBalance([
      { currency: 'VAA', balance: 7 },
      { currency: 'VRED', balance: 1200 },
    ]),
  ).toEqual({ current: 1200, usable: 1200 })
  expect(toBalance([])).toEqual({ current: 0, usable: 0 })
})

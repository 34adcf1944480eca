import type { RedemptionType } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { requireKnownRedemptionType } from './known-types.ts'

test.each(['QR_CODE', 'REDSKY_SEARCH', undefined] as const)('the redemption type %s is known', (type) => {
  expect(() => requireKnownRedemptionType(type)).not.toThrow()
})

test.each(['TOMORROW', 'toString', ''])('the redemption type "%s" throws [ERR-45]', (type) => {
  expect(() => requireKnownRedemptionType(type as RedemptionType)).toThrow(`Unknown redemption type ${type}`)
})

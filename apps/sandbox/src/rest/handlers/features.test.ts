import { expect, test } from 'vitest'
import { toFeature } from './features.ts'

test.each([
  [true, 'on', { boolValue: true }],
  [false, 'off', { boolValue: false }],
  ['blue', 'blue', { stringValue: 'blue' }],
  [7, '7', { longValue: 7 }],
  [0.5, '0.5', { doubleValue: 0.5 }],
])('a flag of %s has a variation and a value of its type [FLG-01]', (value, variation, want) => {
  expect(toFeature('web_bilt', value)).toEqual({ name: 'web_bilt', variation, value: want })
})

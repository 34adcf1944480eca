import { expect, test } from 'vitest'
import { isPostcode, normalPostcode } from './postcode.ts'

test.each([
  ['US', '10013', '10013', true],
  ['US', '10013-1234', '10013-1234', true],
  ['US', '100131234', '10013-1234', true],
  ['US', '1001', '1001', false],
  ['US', '10013-12', '10013-12', false],
  ['US', 'BS1 4XE', 'BS14XE', false],
])('in %s, %s is sent as %s and is a ZIP code: %s [ONB-20]', (country, typed, sent, is) => {
  expect([normalPostcode(typed, country), isPostcode(normalPostcode(typed, country), country)]).toEqual([sent, is])
})

test.each([
  ['BS1 4XE', 'BS1 4XE', true],
  [' bs14xe ', 'BS1 4XE', true],
  ['sw1a  1aa', 'SW1A 1AA', true],
  ['EC1A1BB', 'EC1A 1BB', true],
  ['W1A 0AX', 'W1A 0AX', true],
  ['gir0aa', 'GIR 0AA', true],
  ['BS1', 'BS1', false],
  ['10013', '10 013', false],
  ['QQQ 4XE', 'QQQ 4XE', false],
])('%s is sent as %s and is a UK postcode: %s [ONB-21]', (typed, sent, is) => {
  expect([normalPostcode(typed, 'GB'), isPostcode(normalPostcode(typed, 'GB'), 'GB')]).toEqual([sent, is])
})

test.each([
  ['75008', true],
  ['k1a 0b1', true],
  ['D02-AF30', true],
  ['？', false],
  ['a'.repeat(21), false],
])('elsewhere %s is a postcode: %s', (typed, is) => {
  expect(isPostcode(normalPostcode(typed, 'WORLD'), 'WORLD')).toBe(is)
})

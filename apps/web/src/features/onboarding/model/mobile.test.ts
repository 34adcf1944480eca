import { expect, test } from 'vitest'
import { isMobile, typedMobile } from './mobile.ts'

test.each([
  ['US', '2125550142', true],
  ['US', '(212) 555-0142', true],
  ['US', '212.555.0142', true],
  ['US', '+1 212 555 0142', true],
  ['US', '212555014', false],
  ['US', '21255501420', false],
  ['US', '07700900142', false],
])('in %s, %s is a mobile number: %s [ONB-16]', (country, text, is) => {
  expect(isMobile(text, country)).toBe(is)
})

test.each([
  ['GB', '07700900142', true],
  ['GB', '+447700900142', true],
  ['GB', '+44 7700 900142', true],
  ['GB', '07624900142', true],
  ['GB', '07600900142', false],
  ['GB', '07625900142', false],
  ['GB', '01179496000', false],
  ['GB', '0770090014', false],
  ['GB', '077009001420', false],
  ['GB', '447700900142', false],
  ['WORLD', '07700900142', true],
  ['WORLD', '2125550142', false],
])('in %s, %s is a mobile number: %s [ONB-17]', (country, text, is) => {
  expect(isMobile(text, country)).toBe(is)
})

test.each([
  ['GB', '+44 7700 900142', '07700900142'],
  ['GB', '0044 7700 900142', '07700900142'],
  ['GB', '+44 (0)7700 900142', '07700900142'],
  ['GB', '07700 900-142', '07700900142'],
  ['GB', '077009001429', '07700900142'],
  ['GB', '+', '+'],
  ['GB', '+4', '+4'],
  ['GB', '+44', '0'],
  ['GB', 'call me', ''],
  ['WORLD', '+44 7700 900142', '07700900142'],
  ['US', '+1 (212) 555-0142', '2125550142'],
  ['US', '1-212-555-0142', '2125550142'],
  ['US', '21255501429', '2125550142'],
])('in %s, %s is kept as %s, however it came [ONB-18] [CON-28] [CST-08.g]', (country, text, kept) => {
  expect(typedMobile(text, country)).toBe(kept)
})

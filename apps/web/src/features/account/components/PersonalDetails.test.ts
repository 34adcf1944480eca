import { expect, test } from 'vitest'
import { labelCountry, phoneNumber } from './PersonalDetails.tsx'

test.each([
  ['07700900118', 'GB', '07700 900118'],
  ['07700900118', 'WORLD', '07700 900118'],
  ['2125550142', 'US', '(212) 555-0142'],
  ['+33 6 12 34', 'WORLD', '+33 6 12 34'],
  ['555', 'US', '555'],
])('the number %s of a member in %s is written %s', (mobile, country, want) => {
  expect(phoneNumber(mobile, country)).toBe(want)
})

test.each([
  ['GB', 'GB'],
  ['US', 'US'],
  ['WORLD', 'WORLD'],
  ['FR', 'WORLD'],
  [undefined, 'WORLD'],
])('the details of a member of %s are called as in %s [ACC-05]', (country, want) => {
  expect(labelCountry(country)).toBe(want)
})

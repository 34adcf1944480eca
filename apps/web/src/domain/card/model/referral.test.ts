import { expect, test } from 'vitest'
import { cardReferral } from './referral.ts'

const accorId = 'ABCDEFGHIJ0123456789'
const other = '0123456789abcdefghij'

test.each([
  ['what the address says', { accorId, siteCode: 'SITE1' }, {}, { accorId, siteCode: 'SITE1' }],
  ['what was stored, where the address says nothing', {}, { accorId, siteCode: 'S' }, { accorId, siteCode: 'S' }],
  ['the address before what was stored', { accorId }, { accorId: other, siteCode: 'S' }, { accorId, siteCode: 'S' }],
  [
    'what was stored, where the address is wrong',
    { accorId: `${accorId}0`, siteCode: 'far-too-long' },
    { accorId: other, siteCode: 'S' },
    { accorId: other, siteCode: 'S' },
  ],
  ['nothing, where there is nothing', { accorId: null, siteCode: null }, {}, { accorId: '', siteCode: '' }],
])('a card referral is %s [CCD-17]', (_what, address, stored, expected) => {
  expect(cardReferral(address, stored)).toEqual(expected)
})

test.each([accorId.slice(1), `${accorId}0`, 'ABCDEFGHIJ012345678-', 'ÄBCDEFGHIJ0123456789', ' ', ''])(
  'an accorId of another shape, "%s", is none, from the address or stored [CCD-13] [CCD-14]',
  (value) => {
    expect(cardReferral({ accorId: value }, { accorId: value }).accorId).toBe('')
  },
)

test.each([
  ['A', 'A'],
  ['Site123456', 'Site123456'],
  ['Site1234567', ''],
  ['a b', ''],
  ['', ''],
])('a site code "%s" is "%s" [CCD-15]', (value, expected) => {
  expect(cardReferral({ siteCode: value }).siteCode).toBe(expected)
})

import { expect, test } from 'vitest'
import { decodedUrl, hasAutoLinkParameters, readAutoLinkRequest } from './auto-link.ts'

const whole =
  '?partnerCode=VAA&connectionId=airline-db&loginEmail=ada%40airline.test&onConnectSuccessUrl=%2Factivity&onConnectFailUrl=%2Faccount%2Flink-accounts'

test('a partner’s link is read with all that it carries [LNK-11] [LNK-13]', () => {
  expect(readAutoLinkRequest(whole)).toEqual({
    partner: 'VAA',
    connectionId: 'airline-db',
    loginEmail: 'ada@airline.test',
    successUrl: '/activity',
    failUrl: '/account/link-accounts',
  })
})

test.each([
  ['', false],
  ['?x=1', false],
  ['?partnerCode=VAA', true],
  ['?connectionId=airline-db', true],
  ['?partnerCode=NOBODY&connectionId=airline-db', true],
  ['?partnerCode=BILTREWARDS&connectionId=airline-db', true],
  [`?partnerCode=VAA&connectionId=${'x'.repeat(2001)}`, true],
])('"%s" starts none, and is one that was cut short: %s [LNK-13]', (search, isCutShort) => {
  expect(readAutoLinkRequest(search)).toBeUndefined()
  expect(hasAutoLinkParameters(search)).toBe(isCutShort)
})

test.each([
  [undefined, undefined],
  ['/activity?a=%2Fb', '/activity?a=%2Fb'],
  ['%2Factivity%3Fa%3D1', '/activity?a=1'],
  ['https%3A%2F%2Fevil.test%2F', 'https://evil.test/'],
  ['%E0%A4%A', undefined],
])('the saved URL "%s" is "%s" decoded [ONB-38]', (saved, decoded) => {
  expect(decodedUrl(saved)).toBe(decoded)
})

import { expect, test } from 'vitest'
import { isNoPromoCode, promoCodeOf } from './promo-code.ts'

test.each([
  ['/account/promo-codes?promoCode=WELCOME500', 'WELCOME500'],
  ['/en-us/account/promo-codes?from=mail&promoCode=HELLO%20USA#top', 'HELLO USA'],
  ['?promoCode=%20KESTREL50%20', 'KESTREL50'],
  ['?promoCode=ONE&promoCode=TWO', 'ONE'],
  ['?promoCode=', undefined],
  ['?promoCode=%20', undefined],
  ['?promocode=LOWER', undefined],
  ['/account/promo-codes', undefined],
  ['', undefined],
])('the address %j brings %j [PRM-02]', (address, code) => {
  expect(promoCodeOf(address)).toBe(code)
})

test.each([
  ['NF', true],
  ['VI', true],
  ['SOMETHING_NEW', true],
  ['VU', false],
  ['VXP', false],
  ['MPA', false],
])('code %s says that it is no promo code: %s [PRM-04]', (code, isNone) => {
  expect(isNoPromoCode({ code })).toBe(isNone)
})

import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const refusal = (code: string, ...paths: string[]) =>
  refusalOf({ code, fields: paths.map((path) => ({ path, message: 'must be so' })) })

test('what the server says of an address stands at its fields [CHK-29]', () => {
  expect(
    refusal('INVALID_DELIVERYINFORMATION', 'body/deliveryAddress/postcode', '/body/deliveryAddress/phoneNumber')
      .address,
  ).toEqual({
    postcode: 'Postcode: please check this',
    phoneNumber: 'Please check the telephone number for your delivery.',
  })
})

test('what it says of who sails stands there [CHK-45]', () => {
  expect(refusal('UNDER_AGE').sailor).toEqual({ 'dateOfBirth.year': 'You must be at least 18 years old' })
  expect(refusal('BAD_REQUEST', 'body/personDetails/phoneNumber', 'body/personDetails/email').sailor).toEqual({
    'mobileNumber.number': 'Please enter a valid phone number',
    email: 'Please enter a valid email address',
  })
})

test('what it misses of the consents stands there [CHK-11] [CHK-12]', () => {
  expect(refusal('CONSENT_REQUIRED', 'body/consent/over18', 'body/consent/terms').consent).toEqual({
    over18: 'Please confirm you are over the age of 18 to order this product',
    terms: 'Please accept the terms and conditions',
  })
})

test('a price that has changed is no field', () => {
  expect(refusal('PRICE_CHANGED')).toEqual({
    address: {},
    sailor: {},
    consent: {},
    gift: {},
    isPriceChanged: true,
  })
})

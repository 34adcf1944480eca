import { describe, expect, test } from 'vitest'
import type { Profile } from '@clubhouse/rest-client/club'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { type Address, type AddressField, addressFor, addressSchema, isAddressFilled } from './address.schema.ts'
import type { OrderType } from './order-type.ts'

const good: Address = {
  firstName: 'Alex',
  lastName: 'Hartley',
  phoneNumber: '07700 900118',
  email: 'alex@kestrel.test',
  building: 'Flat 2',
  addressLine1: '14 Harbour Row',
  addressLine2: '',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 4XE',
}
const phone = 'Telephone can only have digits, spaces and hyphens, with a plus in front if you like'
const postcode = 'Please enter a UK postcode, such as BS1 4XE'
const wines: OrderType = 'WINES_FULFILMENT'
const standard: OrderType = 'PHYSICAL_SPARKLES'
const addressErrors = (type: OrderType, address: Address) => schemaErrors(addressSchema(type).safeParse(address))
const errorOf = (type: OrderType, field: AddressField, value: string) =>
  addressErrors(type, { ...good, [field]: value })[field]

test.each([wines, standard])('a whole address is right for %s [CHK-18]', (type) => {
  expect(addressErrors(type, good)).toEqual({})
})

describe('what is left out says so in its own words', () => {
  test.each<[AddressField, string]>([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['phoneNumber', 'Telephone is required'],
    ['email', 'Email is required'],
    ['building', 'Building name or number is required'],
    ['addressLine1', 'Address line 1 is required'],
    ['town', 'Town or city is required'],
    ['county', 'County is required'],
    ['postcode', 'Postcode is required'],
  ])('%s: %s [CHK-20] [CHK-25] [CHK-27] [CHK-29]', (field, error) => {
    expect(errorOf(standard, field, '')).toBe(error)
    expect(errorOf(standard, field, '   ')).toBe(error)
    expect(errorOf(wines, field, '')).toBe(field === 'phoneNumber' ? undefined : error)
  })

  test('a second line need not be there [CHK-28]', () => {
    expect(addressErrors(wines, { ...good, addressLine2: '' })).toEqual({})
  })
})

describe('what wines take is strict', () => {
  test.each<[AddressField, string, string | undefined]>([
    ['firstName', 'Zoë-Anne & O’Neil Jr.', undefined],
    ['lastName', "d'Arcy", undefined],
    ['firstName', 'Łukasz', undefined],
    ['firstName', ' Alex ', undefined],
    ['firstName', `  ${'a'.repeat(255)}  `, undefined],
    ['firstName', 'a'.repeat(256), 'First name can be 255 characters at most'],
    ['firstName', 'Alex2', characters('First name')],
    ['lastName', 'Hartley_', characters('Last name')],
    ['lastName', 'Hartley🍷', characters('Last name')],
    ['lastName', 'a'.repeat(256), 'Last name can be 255 characters at most'],
  ])('%s "%s": %s [CHK-22] [CHK-29]', (field, value, error) => {
    expect(errorOf(wines, field, value)).toBe(error)
  })

  test.each([
    ['', undefined],
    ['+44 7700-900 118', undefined],
    ['07700900118', undefined],
    ['1'.repeat(255), undefined],
    ['1'.repeat(256), 'Telephone can be 255 characters at most'],
    ['+', undefined],
    ['44+7700', phone],
    ['0770O', phone],
    ['(0117) 496', phone],
  ])('telephone "%s": %s [CHK-23] [CON-25]', (value, error) => {
    expect(errorOf(wines, 'phoneNumber', value)).toBe(error)
  })

  test.each([
    ['BS1 4XE', undefined],
    ['bs14xe', undefined],
    ['SW1A 1AA', undefined],
    ['M1 1AE', undefined],
    ['GIR 0AA', undefined],
    [' BS1 4XE ', undefined],
    ['BS1', postcode],
    ['12345', postcode],
    ['B12S 4XE', postcode],
    ['BS1  4XE', postcode],
    ['SW1A  1AA', 'Postcode can be 8 characters at most'],
  ])('postcode "%s": %s [CHK-24] [CST-08.d]', (value, error) => {
    expect(errorOf(wines, 'postcode', value)).toBe(error)
  })

  test.each<[AddressField]>([['addressLine1'], ['addressLine2'], ['town'], ['county'], ['building']])(
    '%s has 255 characters at most [CHK-25] [CHK-28] [CST-08.c]',
    (field) => {
      expect(errorOf(wines, field, 'x'.repeat(255))).toBeUndefined()
      expect(errorOf(wines, field, 'x'.repeat(256))).toMatch(/can be 255 characters at most$/)
    },
  )

  test.each([
    ['alex@kestrel.test', undefined],
    ['alex+wine@kestrel.test', undefined],
    ['alex', 'Please enter a valid email address'],
    ['alex@', 'Please enter a valid email address'],
    ['alex@kestrel', 'Please enter a valid email address'],
    ['a b@kestrel.test', 'Please enter a valid email address'],
  ])('email "%s": %s [CHK-26]', (value, error) => {
    expect(errorOf(wines, 'email', value)).toBe(error)
  })
})

test('what is posted goes to any postcode and any name, with a telephone number [CHK-20] [CON-25]', () => {
  expect(errorOf(standard, 'postcode', '10001')).toBeUndefined()
  expect(errorOf(standard, 'firstName', 'R2-D2')).toBeUndefined()
  expect(errorOf(standard, 'phoneNumber', 'call me')).toBe(phone)
})

test('an address is filled in when all of it that must be there is [CHK-16]', () => {
  expect(isAddressFilled(standard, good)).toBe(true)
  expect(isAddressFilled(standard, { ...good, county: ' ' })).toBe(false)
  expect(isAddressFilled(standard, { ...good, phoneNumber: '' })).toBe(false)
  expect(isAddressFilled(wines, { ...good, phoneNumber: '' })).toBe(true)
})

test.each([
  ['bs1 4xe', 'BS1 4XE'],
  [' bs14xe ', 'BS1 4XE'],
  ['sw1a1aa', 'SW1A 1AA'],
  ['gir0aa', 'GIR 0AA'],
  ['BS1 4XE', 'BS1 4XE'],
  // Posted things go abroad as well.
  ['10001', '10001'],
  ['d02 x285', 'd02 x285'],
])('a parcel to the postcode "%s" has "%s" on it, and no spaces around a line [CHK-24] [CHK-56]', (postcode, want) => {
  const { data } = addressSchema(standard).safeParse({ ...good, postcode, town: ' Bristol ' })
  expect([data?.postcode, data?.town]).toEqual([want, 'Bristol'])
})

test('what the club knows of a member is filled in', () => {
  const profile = { firstName: 'Alex', mobile: '07700900118', postcode: 'BS1 4XE' } as Profile
  expect(addressFor(profile)).toMatchObject({
    firstName: 'Alex',
    phoneNumber: '07700900118',
    postcode: 'BS1 4XE',
    town: '',
  })
})

function characters(field: string) {
  return `${field} can only have letters, hyphens, ampersands, apostrophes, full stops and spaces`
}

import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const address = {
  firstName: 'Alex',
  lastName: 'Hartley',
  phoneNumber: '07700 900118',
  email: 'alex@kestrel.test',
  building: 'Flat 2',
  addressLine1: '14 Harbour Row',
  addressLine2: 'Floating Harbour',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 4XE',
}

test('an address shows who and where, line by line, and nothing else [CHK-19]', () => {
  const place = ['Flat 2', '14 Harbour Row', 'Floating Harbour', 'Bristol', 'Avon', 'BS1 4XE']
  expect(addressLines(address)).toEqual(['Alex Hartley', ...place])
})

test('parts of an address that nobody gave take no line [CHK-19]', () => {
  expect(addressLines({ ...address, addressLine2: ' ', county: '' })).toHaveLength(5)
})

import { expect, test } from 'vitest'
import { applicationAddress, applicationEndOf, applicationTypeOf } from './application.ts'

test.each([
  ['', 'PREQUAL'],
  ['applicationType=PREQUAL', 'PREQUAL'],
  ['applicationType=APPLY', 'APPLY'],
  ['applicationType=apply', 'PREQUAL'],
  ['applicationType=SOMETHING_NEW', 'PREQUAL'],
])('a query "%s" begins the journey %s [CCD-06]', (query, type) => {
  expect(applicationTypeOf(new URLSearchParams(query))).toBe(type)
})

test.each([
  ['https://card.test/apply', 'PREQUAL', 'https://card.test/apply?token=a%2Fb&preQual=Y'],
  ['https://card.test/apply', 'APPLY', 'https://card.test/apply?token=a%2Fb'],
  [
    'https://card.test/apply?club=kestrel#start',
    'PREQUAL',
    'https://card.test/apply?club=kestrel&token=a%2Fb&preQual=Y#start',
  ],
] as const)('the application at %s for %s opens at %s [CCD-20]', (base, type, address) => {
  expect(applicationAddress(base, 'a/b', type)).toBe(address)
})

test.each([
  ['status=SUBMITTED', 'submitted'],
  ['status=CANCELLED', 'cancelled'],
  ['status=PENDING', 'submitted'],
  ['', 'submitted'],
])('an application that comes back with "%s" was %s', (query, end) => {
  expect(applicationEndOf(new URLSearchParams(query))).toBe(end)
})

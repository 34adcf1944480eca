import { expect, test } from 'vitest'
import { transitionFor } from './use-transition.ts'

const hotel = 'HB7Q2X9K4M1T8W5Z3R6P'
const written = [
  { applicationType: 'PREQUAL', accorId: hotel, title: 'hotel' },
  { applicationType: 'PREQUAL', accorId: '', title: 'prequalify' },
  { applicationType: 'APPLY', accorId: '', title: 'apply' },
]

test.each([
  ['PREQUAL', '', 'prequalify'],
  ['PREQUAL', hotel, 'hotel'],
  ['PREQUAL', 'ABCDEFGHIJ0123456789', 'prequalify'],
  ['APPLY', hotel, 'apply'],
] as const)(
  'the journey %s of guests of "%s" has its own words [CCD-06] [CCD-07]',
  (applicationType, accorId, title) => {
    expect(transitionFor(written, { applicationType, accorId })?.title).toBe(title)
  },
)

test('a journey that nobody wrote for has none', () => {
  expect(transitionFor(written.slice(0, 1), { applicationType: 'APPLY', accorId: hotel })).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { hasReachedAge, isRealDate } from './typed-date.ts'

test.each([
  ['29', '02', '2024', true],
  ['29', '02', '2023', false],
  ['29', '02', '1900', false],
  ['29', '02', '2000', true],
  ['31', '04', '2020', false],
  ['00', '01', '2020', false],
  ['01', '01', '20', false],
] as const)('%s/%s/%s is a day of a calendar: %s', (day, month, year, isReal) => {
  expect(isRealDate({ day, month, year })).toBe(isReal)
})

describe('an age of 18', () => {
  const at = (iso: string) => new Date(`${iso}T00:00:00Z`)

  test.each([
    ['22', '11', '2008', '2026-11-22', true],
    ['23', '11', '2008', '2026-11-22', false],
    ['22', '11', '2007', '2026-11-22', true],
    ['29', '02', '2008', '2026-02-27', false],
    ['29', '02', '2008', '2026-02-28', true],
    ['28', '02', '2008', '2026-02-28', true],
    ['01', '03', '2008', '2026-02-28', false],
  ] as const)('born %s/%s/%s, on %s: %s', (day, month, year, today, isReached) => {
    expect(hasReachedAge({ day, month, year }, 18, at(today))).toBe(isReached)
  })
})

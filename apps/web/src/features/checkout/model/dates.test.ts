import { describe, expect, test } from 'vitest'
import { hasReachedAge, isRealDate, toYearMonthDay } from './dates.ts'

test.each([
  ['14/03/1986', '1986-03-14'],
  ['1/2/1990', '1990-02-01'],
  ['29/02/2004', '2004-02-29'],
])('%s is sent as %s, with its zeros [CHK-54] [CHK-55]', (date, sent) => {
  expect(toYearMonthDay(date)).toBe(sent)
})

test.each(['', '1986-03-14', '14/03/86', '31/04/1990', '29/02/2003', '0/1/1990', '1/13/1990', '1/2/1990 ', 'a/b/cccc'])(
  '"%s" is no date in day/month/year form [CHK-54]',
  (date) => {
    expect(() => toYearMonthDay(date)).toThrow('Attempt to reformat invalid date')
  },
)

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

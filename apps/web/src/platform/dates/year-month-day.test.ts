import { expect, test } from 'vitest'
import { toYearMonthDay } from './year-month-day.ts'

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

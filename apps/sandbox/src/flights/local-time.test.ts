import { expect, test } from 'vitest'
import { dateAt, type LocalDate, localIso, momentAt, weekdayOf } from './local-time.ts'

test.each<[LocalDate, number, string, string]>([
  ['2027-01-15', 510, 'Europe/London', '2027-01-15T08:30:00+00:00'],
  ['2027-07-15', 510, 'Europe/London', '2027-07-15T08:30:00+01:00'],
  ['2027-07-15', 1350, 'America/New_York', '2027-07-15T22:30:00-04:00'],
  ['2027-07-15', 75, 'Asia/Kolkata', '2027-07-15T01:15:00+05:30'],
  // The night in which the clocks change: before, after, and after midnight of the next day.
  ['2027-03-28', 30, 'Europe/London', '2027-03-28T00:30:00+00:00'],
  ['2027-03-28', 180, 'Europe/London', '2027-03-28T03:00:00+01:00'],
  ['2027-10-31', 180, 'Europe/London', '2027-10-31T03:00:00+00:00'],
  ['2027-12-31', 1445, 'America/New_York', '2028-01-01T00:05:00-05:00'],
])('%s, %i minutes after midnight in %s', (date, minutes, zone, want) => {
  expect(localIso(momentAt(date, minutes, zone), zone)).toBe(want)
})

test('the day depends on the place', () => {
  const moment = new Date('2027-06-07T01:00:00Z')
  expect(dateAt(moment, 'Europe/London')).toBe('2027-06-07')
  expect(dateAt(moment, 'America/Los_Angeles')).toBe('2027-06-06')
  expect(weekdayOf('2027-06-07')).toBe(1)
})

import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test.each([
  ['2026-11-20T12:00:00Z', 'en-GB', '20 November 2026'],
  ['2026-11-20T12:00:00Z', 'en-US', 'November 20, 2026'],
  // British summer time has begun the next day already.
  ['2026-06-30T23:30:00Z', 'en-GB', '1 July 2026'],
] as const)('%s in %s reads "%s"', (date, locale, text) => {
  expect(formatDate(date, locale)).toBe(text)
})

import { expect, test } from 'vitest'
import { voucherExpiry } from './voucher-expiry.ts'

test.each([
  ['2026-11-20T12:00:00Z', '2026-12-31T23:59:59Z', 'running', 'Valid until 31 December 2026'],
  ['2026-11-20T12:00:00Z', '2026-11-28T00:00:00Z', 'running', 'Valid until 28 November 2026'],
  ['2026-11-20T12:00:00Z', '2026-11-27T23:59:59Z', 'ending', 'Ends in 7 days'],
  ['2026-11-20T12:00:00Z', '2026-11-23T08:00:00Z', 'ending', 'Ends in 3 days'],
  // Not yet two days by the clock, and two by the calendar.
  ['2026-11-20T23:00:00Z', '2026-11-22T01:00:00Z', 'ending', 'Ends in 2 days'],
  ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 'ending', 'Ends tomorrow'],
  ['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', 'ending', 'Ends today at 23:59'],
  // Bought at the very limit: it can be used until the last second, and not in that second.
  ['2026-11-20T17:29:59Z', '2026-11-20T17:30:00Z', 'ending', 'Ends today at 17:30'],
  ['2026-11-20T17:30:00Z', '2026-11-20T17:30:00Z', 'ended', 'Ended today'],
  ['2026-11-21T00:00:00Z', '2026-11-20T23:59:59Z', 'ended', 'Ended yesterday'],
  ['2026-11-24T12:00:00Z', '2026-11-20T12:00:00Z', 'ended', 'Ended 4 days ago'],
  ['2026-12-24T12:00:00Z', '2026-11-20T12:00:00Z', 'ended', 'Ended on 20 November 2026'],
  // The clocks go back on 25 October: a day of 25 hours is one day.
  ['2026-10-24T23:30:00Z', '2026-10-26T00:30:00Z', 'ending', 'Ends tomorrow'],
  // Summer time: it is the next day in London already.
  ['2026-06-30T22:30:00Z', '2026-06-30T23:30:00Z', 'ending', 'Ends tomorrow'],
])('in Britain, at %s, one until %s is %s: "%s" [VCH-04] [VCH-05]', (now, validTo, kind, text) => {
  expect(voucherExpiry({ validTo }, Date.parse(now), 'en-GB')).toEqual({ kind, text })
})

test.each([
  // Still the day before in New York, for both.
  ['2026-11-21T03:00:00Z', '2026-11-21T04:30:00Z', 'ending', 'Ends today at 11:30 PM'],
  ['2026-11-21T03:00:00Z', '2026-11-21T05:30:00Z', 'ending', 'Ends tomorrow'],
  ['2026-11-20T12:00:00Z', '2026-12-31T12:00:00Z', 'running', 'Valid until December 31, 2026'],
  ['2026-12-24T12:00:00Z', '2026-11-20T12:00:00Z', 'ended', 'Ended on November 20, 2026'],
])('in America, at %s, one until %s is %s: "%s" [VCH-04] [VCH-05]', (now, validTo, kind, text) => {
  const expiry = voucherExpiry({ validTo }, Date.parse(now), 'en-US')
  // The space before PM is a narrow one that does not break.
  expect({ ...expiry, text: expiry.text.replaceAll('\u202F', ' ') }).toEqual({ kind, text })
})

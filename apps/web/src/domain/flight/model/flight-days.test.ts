import { describe, expect, test } from 'vitest'
import { airports } from './airports.ts'
import { addDays, completeSearch, defaultDays, selectableDays } from './flight-days.ts'
import { oneAdult } from './passengers.ts'

const zones = [...new Set(airports.map(({ zone }) => zone)), 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const hourMs = 3_600_000

describe('the days that can be chosen [FLT-20] [CON-30]', () => {
  test.each([
    ['2027-12-31T12:00:00Z', 'Europe/London', '2027-12-31', '2027-12-31'],
    // A new year has begun in Shanghai, and not in Los Angeles.
    ['2027-12-31T23:30:00Z', 'Asia/Shanghai', '2028-01-01', '2028-12-31'],
    ['2028-01-01T00:30:00Z', 'America/Los_Angeles', '2027-12-31', '2027-12-31'],
    ['2028-02-29T00:00:00Z', 'Europe/London', '2028-02-29', '2028-12-31'],
    ['2028-02-28T23:59:59Z', 'Europe/London', '2028-02-28', '2028-12-31'],
    // British summer time: the day begins an hour before that of UTC.
    ['2027-06-30T23:00:00Z', 'Europe/London', '2027-07-01', '2027-12-31'],
    ['2027-06-30T22:59:59Z', 'Europe/London', '2027-06-30', '2027-12-31'],
  ])('%s in %s: %s to %s', (now, zone, first, last) => {
    expect(selectableDays(new Date(now), zone)).toEqual({ first, last })
  })

  test.each([2027, 2028])(
    'every hour of %i begins the day at most once, and never goes back, in every zone',
    (year) => {
      for (const zone of zones) {
        let before = ''
        let count = 0
        for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += hourMs) {
          const { first, last } = selectableDays(new Date(time), zone)
          if (first === before) continue
          if (before !== '') expect(first).toBe(addDays(before, 1))
          expect(last).toBe(`${first.slice(0, 4)}-12-31`)
          before = first
          count++
        }
        // A place whose day begins at another hour than that of UTC sees a piece of one day more.
        expect(count - (year === 2028 ? 366 : 365)).toBeOneOf([0, 1])
      }
    },
  )
})

describe('the proposed days [FLT-22] [CON-30]', () => {
  test.each([
    ['2027-06-10', '2027-06-11', '2027-06-18'],
    ['2028-02-28', '2028-02-29', '2028-03-07'],
    ['2027-02-28', '2027-03-01', '2027-03-08'],
    ['2027-12-22', '2027-12-23', '2027-12-30'],
    ['2027-12-23', '2027-12-24', '2027-12-31'],
    ['2027-12-24', '2027-12-25', '2027-12-31'],
    ['2027-12-30', '2027-12-31', '2027-12-31'],
    ['2027-12-31', '2027-12-31', '2027-12-31'],
  ])('on %s are %s and %s', (first, departing, returning) => {
    expect(defaultDays({ first, last: `${first.slice(0, 4)}-12-31` })).toEqual({ departing, returning })
  })

  test('can be chosen on every day of a year and of a leap year', () => {
    for (const year of [2027, 2028])
      for (let first = `${year}-01-01`; first <= `${year}-12-31`; first = addDays(first, 1)) {
        const last = `${year}-12-31`
        const { departing, returning } = defaultDays({ first, last })
        expect(departing >= first && departing <= returning && returning <= last, first).toBe(true)
      }
  })
})

describe('a search', () => {
  const days = { first: '2027-06-10', last: '2027-12-31' }
  const pair = { origin: 'LHR', destination: 'JFK' }

  test.each([
    ['takes the proposed days for a round trip', pair, { departing: '2027-06-11', returning: '2027-06-18' }],
    ['stays one way', { ...pair, departing: '2027-07-01' }, { departing: '2027-07-01', returning: undefined }],
  ])('%s [FLT-19] [FLT-22]', (_what, answers, trip) => {
    expect(completeSearch(answers, days)).toEqual({ ...pair, ...trip, passengers: oneAdult })
  })

  test.each([{}, { origin: 'LHR' }, { destination: 'JFK' }])('is none while an airport is missing: %j', (answers) => {
    expect(completeSearch(answers, days)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { daysLater, formatDuration, localDay, localTime } from './flight-times.ts'
import { formatMoney } from './money.ts'
import { cabinVariables, searchVariables } from './search-request.ts'
import { type CabinLeg, type FlightSummary, journeyPrice, saidOfCabin } from './summary.ts'

const fareOf = (
  passengerType: 'ADULT' | 'INFANT',
  quantity: number,
  awardPoints: number,
  tax: `${number}.${number}`,
) => ({
  passengerType,
  quantity,
  price: { awardPoints, amountIncludingTax: tax, currency: 'GBP' as const },
})

describe('the price of a journey', () => {
  test.each<[what: string, fares: FlightSummary['fares'], want: ReturnType<typeof journeyPrice>]>([
    [
      'adds up what everyone pays, to the penny',
      [fareOf('ADULT', 3, 10_000, '0.10'), fareOf('INFANT', 1, 1000, '0.20')],
      { points: 31_000, amount: '0.50', currency: 'GBP', passengers: 4 },
    ],
    ['of nobody is nothing', [], { points: 0, amount: '0.00', currency: '', passengers: 0 }],
  ])('%s [FLT-60]', (_what, fares, want) => {
    expect(journeyPrice({ flights: [], fares })).toEqual(want)
  })
})

test('of a cabin is said what the airline says, and nothing else [FLT-61]', () => {
  const silent: CabinLeg = {
    dominantCabinName: null,
    checkedBags: null,
    seatPitch: null,
    seatSelection: null,
    carryOnBags: null,
    boardingPriority: null,
    checkInPriority: null,
    loungeAccess: null,
    freshFoods: null,
    beverages: null,
  }
  expect(saidOfCabin(silent)).toEqual([])
  expect(saidOfCabin({ ...silent, beverages: ' ', seatPitch: '31 inches', checkedBags: '1 bag' })).toEqual([
    { part: 'checkedBags', text: '1 bag' },
    { part: 'seatPitch', text: '31 inches' },
  ])
  const { dominantCabinName: _name, ...parts } = silent
  for (const part of Object.keys(parts))
    expect(saidOfCabin({ ...silent, [part]: 'something' })).toEqual([{ part, text: 'something' }])
})

describe('times are those of the clocks at each place [FLT-56]', () => {
  test.each([
    ['2027-06-10T08:05:00+01:00', 'en-GB', '08:05', 'Thu 10 June'],
    ['2027-06-10T08:05:00+01:00', 'en-US', '8:05 AM', 'Thu, June 10'],
    ['2027-12-31T23:55:00-08:00', 'en-GB', '23:55', 'Fri 31 December'],
    ['2027-06-10T00:00:00+05:30', 'en-GB', '00:00', 'Thu 10 June'],
  ] as const)('%s in %s', (moment, locale, time, day) => {
    expect(localTime(moment, locale).replace(/\u202f/g, ' ')).toBe(time)
    expect(localDay(moment, locale).replace(/^(\w{3}), (?=\d)/, '$1 ')).toBe(day)
  })

  test.each([
    ['2027-06-10T09:00:00+01:00', '2027-06-10T12:00:00-04:00', 0],
    ['2027-06-10T20:00:00-04:00', '2027-06-11T08:00:00+01:00', 1],
    ['2027-12-31T20:00:00-05:00', '2028-01-01T08:00:00+00:00', 1],
    ['2027-03-27T23:00:00+00:00', '2027-03-28T09:00:00+01:00', 1],
    ['2027-06-10T01:00:00+12:00', '2027-06-09T18:00:00-07:00', -1],
  ] as const)('a flight that leaves at %s lands at %s, %i days later', (departure, arrival, want) => {
    expect(daysLater({ departure, arrival })).toBe(want)
  })

  test.each([
    ['PT7H45M', '7h 45m', '7 hours 45 minutes'],
    ['PT8H', '8h', '8 hours'],
    ['PT1H1M', '1h 1m', '1 hour 1 minute'],
    ['PT50M', '50m', '50 minutes'],
    ['a while', '', ''],
  ])('%s takes %s, in words %s', (duration, short, words) => {
    expect(formatDuration(duration, 'en-GB', 'narrow')).toBe(short)
    expect(formatDuration(duration, 'en-GB', 'long')).toBe(words)
  })
})

describe('money', () => {
  test.each([
    ['143.50', 'GBP', 'en-GB', '£143.50'],
    ['1143.50', 'USD', 'en-US', '$1,143.50'],
    ['1143.50', 'USD', 'en-GB', '$1,143.50'],
    ['10.00', 'points?', 'en-GB', '10.00 points?'],
    ['10.00', '', 'en-GB', '10.00'],
  ] as const)('%s %s in %s is %s [FLT-55]', (amount, currency, locale, want) => {
    expect(formatMoney(amount, currency, locale)).toBe(want)
  })
})

const passengers = { adults: 2, youngAdults: 1, children: 0, infant: 1 }

test('a search names everyone who travels, and both ways [FLT-28] [FLT-62]', () => {
  const search = { origin: 'LHR', destination: 'JFK', departing: '2027-06-10', returning: '2027-06-17', passengers }
  expect(searchVariables(search, 'USD')).toEqual({
    currencyCode: 'USD',
    flightSearchRequest: {
      awardSearch: true,
      searchOriginDestinations: [
        { origin: 'LHR', destination: 'JFK', departureDate: '2027-06-10' },
        { origin: 'JFK', destination: 'LHR', departureDate: '2027-06-17' },
      ],
      currentTripIndexId: '0',
    },
    customerDetails: [
      { custId: '1', ptc: 'ADT' },
      { custId: '2', ptc: 'ADT' },
      { custId: '3', ptc: 'GBE' },
      { custId: '4', ptc: 'INF' },
    ],
  })
  expect(
    searchVariables({ ...search, returning: undefined }, 'GBP').flightSearchRequest.searchOriginDestinations,
  ).toHaveLength(1)
})

test('cabins are asked about for the whole party [FLT-65]', () => {
  expect(cabinVariables('o1', passengers)).toEqual({
    offerId: 'o1',
    passengerCounts: { adults: 2, youngAdults: 1, children: 0, infants: 1 },
  })
})

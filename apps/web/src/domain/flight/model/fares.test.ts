import { describe, expect, test } from 'vitest'
import {
  directFlights,
  type Fare,
  fareState,
  findOffer,
  type Flight,
  type FlightOffers,
  missingPoints,
  pointsDifference,
} from './fares.ts'

const fare = (change: Partial<Fare> = {}): Fare => ({
  id: 'offer',
  fareFamilyType: 'AWARD-ECONOMY',
  availability: null,
  availableSeatCount: 9,
  price: {
    awardPoints: 10_000,
    awardPointsDifference: 0,
    awardPointsDifferenceSign: 'PLUS',
    amountIncludingTax: '143.50',
    currency: 'GBP',
  },
  fareSegments: [{ cabinName: 'Economy' }],
  ...change,
})

const flight = (departure: string, ...airlines: string[]): Flight => ({
  departure: departure as Flight['departure'],
  arrival: '2027-06-10T20:00:00-04:00',
  duration: 'PT8H',
  origin: { code: 'LHR', cityName: 'London' },
  destination: { code: 'JFK', cityName: 'New York' },
  segments: airlines.map((code) => ({ airline: { code, name: code } })),
})

const offers = (...flights: Flight[]): FlightOffers => ({
  basketId: 'basket',
  slices: { current: 1, total: 1 },
  slice: { flightsAndFares: flights.map((each) => ({ flight: each, fares: [fare({ id: each.departure })] })) },
})

test('only direct flights of the airline are shown, the earliest first [FLT-34]', () => {
  const early = flight('2027-06-10T09:00:00+01:00', 'VS')
  const late = flight('2027-06-10T19:00:00+01:00', 'VS')
  const others = [
    flight('2027-06-10T10:00:00+01:00', 'DL'),
    flight('2027-06-10T11:00:00+01:00', 'VS', 'VS'),
    flight('2027-06-10T11:30:00+01:00', 'VS', 'DL'),
    flight('2027-06-10T12:00:00+01:00'),
  ]
  expect(directFlights(offers(late, ...others, early)).map((each) => each.flight)).toEqual([early, late])
})

test('the order is that of moments, not of clocks [FLT-34]', () => {
  const inEurope = flight('2027-06-10T10:00:00+02:00', 'VS')
  const inBritain = flight('2027-06-10T09:30:00+01:00', 'VS')
  expect(directFlights(offers(inBritain, inEurope)).map((each) => each.flight)).toEqual([inEurope, inBritain])
})

describe('a fare', () => {
  test.each<[what: string, change: Partial<Fare>, want: ReturnType<typeof fareState>]>([
    ['with nine seats', {}, { kind: 'available', offerId: 'offer', seats: 9, hasFewSeats: false }],
    [
      'with eight seats',
      { availableSeatCount: 8 },
      { kind: 'available', offerId: 'offer', seats: 8, hasFewSeats: true },
    ],
    ['with one seat', { availableSeatCount: 1 }, { kind: 'available', offerId: 'offer', seats: 1, hasFewSeats: true }],
    ['without a seat count', { availableSeatCount: null }, { kind: 'unavailable', reason: 'no-seat-count' }],
    ['with no seat left', { availableSeatCount: 0 }, { kind: 'unavailable', reason: 'sold-out' }],
    [
      'sold out',
      { id: null, availability: 'SOLD_OUT', availableSeatCount: 0 },
      { kind: 'unavailable', reason: 'sold-out' },
    ],
    ['of no cabin', { id: null, availability: 'NOT_OFFERED' }, { kind: 'unavailable', reason: 'not-offered' }],
    ['without an offer', { id: null }, { kind: 'unavailable', reason: 'unknown' }],
    [
      'unavailable for an unknown reason',
      { availability: 'WAITLISTED' as Fare['availability'] },
      { kind: 'unavailable', reason: 'unknown' },
    ],
  ])('%s [FLT-35] [FLT-36] [FLT-57]', (_what, change, want) => {
    expect(fareState(fare(change))).toEqual(want)
  })

  test.each([
    [10_000, 12_000, 0],
    [10_000, 10_000, 0],
    [10_000, 9_999, 1],
    [10_000, 0, 10_000],
    [10_000, undefined, 0],
  ])('of %i points lacks, with %s usable, %i [FLT-37]', (points, usable, missing) => {
    expect(missingPoints(points, usable)).toBe(missing)
  })

  test.each([
    [500, 'PLUS', 500],
    [500, 'MINUS', -500],
    [0, 'PLUS', 0],
  ] as const)('of a difference of %i %s is %i from the cheapest way back [FLT-58]', (difference, sign, want) => {
    const { price } = fare()
    expect(pointsDifference({ ...price, awardPointsDifference: difference, awardPointsDifferenceSign: sign })).toBe(
      want,
    )
  })

  test('is found by its offer', () => {
    const { flightsAndFares } = offers(flight('2027-06-10T09:00:00+01:00', 'VS')).slice
    expect(findOffer(flightsAndFares, '2027-06-10T09:00:00+01:00')?.flight.origin.code).toBe('LHR')
    expect(findOffer(flightsAndFares, 'another')).toBeUndefined()
    expect(findOffer(flightsAndFares, undefined)).toBeUndefined()
  })
})

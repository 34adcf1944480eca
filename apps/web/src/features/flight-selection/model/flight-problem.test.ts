import { describe, expect, test } from 'vitest'
import { buyPointsAddress, checkoutAddress, checkoutEndOf, queryAfterCheckout } from './checkout-address.ts'
import { flightProblem } from './flight-problem.ts'

const message = 'What the service says.'

test.each([
  ['NO_FLIGHTS', 422, { kind: 'no-flights' }],
  ['ERROR_422', 200, { kind: 'no-flights' }],
  ['ROUTE_NOT_FLOWN', 404, { kind: 'not-flown' }],
  ['BASKET_NOT_FOUND', 404, { kind: 'gone', message }],
  ['OFFER_NOT_FOUND', 404, { kind: 'gone', message }],
  ['OFFER_EXPIRED', 410, { kind: 'gone', message }],
  ['NO_NEXT_SLICE', 409, { kind: 'gone', message }],
  ['SELECTION_INCOMPLETE', 409, { kind: 'gone', message }],
  ['OFFER_NOT_AVAILABLE', 409, { kind: 'unavailable', message }],
  ['SERVER_ERROR', 500, { kind: 'other', message }],
  ['BAD_USER_INPUT', 400, { kind: 'other', message }],
  [undefined, 503, { kind: 'other', message }],
])('a call that fails with %s %i [FLT-49] [FLT-50] [FLT-53]', (code, status, want) => {
  expect(flightProblem({ kind: 'unknown', status, code, message })).toEqual(want)
})

test('no answer is told in our own words, not in the browser’s', () => {
  const lost = { kind: 'connection_error', status: undefined, code: undefined, message: 'Failed to fetch' }
  expect(flightProblem(lost)).toEqual({ kind: 'no-answer' })
})

describe('the airline’s checkout', () => {
  const search = {
    origin: 'LHR',
    destination: 'JFK',
    departing: '2027-06-10',
    passengers: { adults: 1, youngAdults: 0, children: 0, infant: 0 },
  }

  test('is opened with the search query, and leads back [FLT-43]', () => {
    const home = 'https://club.test/results?origin=LHR&offerId=o1'
    const address = new URL(
      checkoutAddress('https://airline.test/pay?from=club', search, { basketId: 'b1', offerId: 'o1' }, home),
    )
    expect(Object.fromEntries(address.searchParams)).toEqual({
      from: 'club',
      origin: 'LHR',
      destination: 'JFK',
      departing: '2027-06-10',
      passengers: 'a1t0c0i0',
      basketId: 'b1',
      offerId: 'o1',
      returnURL: home,
    })
  })

  test.each([
    ['status=COMPLETED', 'completed'],
    ['status=CANCELLED', 'cancelled'],
    ['status=completed', undefined],
    ['origin=LHR', undefined],
  ])('leads back with "%s", which means %s [FLT-66]', (query, want) => {
    expect(checkoutEndOf(new URLSearchParams(query))).toBe(want)
  })

  test('leaves the journey in the address when it was cancelled, and only the search when it was booked', () => {
    const query = new URLSearchParams('origin=LHR&basketId=b1&sliceId=s1&offerId=o1&status=X')
    expect(queryAfterCheckout(query, 'cancelled').toString()).toBe('origin=LHR&basketId=b1&sliceId=s1&offerId=o1')
    expect(queryAfterCheckout(query, 'completed').toString()).toBe('origin=LHR')
  })
})

test('points are bought for a fare, to which that page leads back [FLT-37] [FLT-44]', () => {
  const home = 'https://club.test/results?offerId=o1'
  expect(buyPointsAddress('https://points.test/buy?x=1', home)).toBe(
    `https://points.test/buy?x=1&returnURL=${encodeURIComponent(home)}`,
  )
})

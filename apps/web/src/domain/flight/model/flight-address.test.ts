import { describe, expect, test } from 'vitest'
import { airportRegions, airports } from './airports.ts'
import { flightQuery, readFlightAddress } from './flight-address.ts'
import { leastOf, mostOf, readPassengers, writePassengers } from './passengers.ts'

const days = () => ({ first: '2027-06-10', last: '2027-12-31' })
const read = (query: string) => readFlightAddress(new URLSearchParams(query), days)
const whole =
  'origin=LHR&destination=JFK&departing=2027-06-10&returning=2027-06-17&passengers=a2t1c0i1&basketId=b1&sliceId=s1&offerId=o1'

test('a link opens the same search elsewhere [FLT-30] [FLT-31]', () => {
  const { search, choice, answers, problems } = read(whole)
  expect(search).toEqual({
    origin: 'LHR',
    destination: 'JFK',
    departing: '2027-06-10',
    returning: '2027-06-17',
    passengers: { adults: 2, youngAdults: 1, children: 0, infant: 1 },
  })
  expect(problems).toEqual([])
  const query = Object.entries(flightQuery(answers, choice)).flatMap(([name, value = '']) => [[name, value]])
  expect(new URLSearchParams(query).toString()).toBe(whole)
})

describe('nonsense in the address is no search, and what was right stays [FLT-32]', () => {
  test.each([
    ['origin=XXX', 'origin'],
    ['origin=lhr', 'origin'],
    ['destination=ZZZ', 'destination'],
    ['destination=LHR', 'same-airport'],
    ['departing=2027-06-09', 'departing'],
    ['departing=2028-01-01', 'departing'],
    ['departing=2027-06-31', 'departing'],
    ['departing=tomorrow', 'departing'],
    ['returning=2027-06-09', 'returning'],
    ['passengers=a0t0c0i0', 'passengers'],
    ['passengers=a9t1c0i0', 'passengers'],
    ['passengers=a1t0c0i2', 'passengers'],
    ['passengers=2', 'passengers'],
  ])('%s', (wrong, problem) => {
    const query = new URLSearchParams('origin=LHR&destination=JFK&departing=2027-06-10')
    for (const [name, value] of new URLSearchParams(wrong)) query.set(name, value)
    const { search, problems, answers } = readFlightAddress(query, days)
    expect(search).toBeNull()
    expect(problems).toEqual([problem])
    const right = Object.values(answers).filter((answer) => answer !== undefined)
    expect(right.length).toBeGreaterThanOrEqual(3)
  })

  test.each(['', 'origin=LHR', 'origin=LHR&destination=JFK'])('"%s" only lacks answers', (query) => {
    expect(read(query)).toMatchObject({ search: null, problems: [] })
  })
})

test('there are 36 airports in eight regions [FLT-12] [FLT-13] [CST-12.d] [GAP-19]', () => {
  expect(new Set(airports.map(({ code }) => code)).size).toBe(36)
  expect(airportRegions).toEqual([
    'United Kingdom',
    'USA',
    'Africa',
    'Asia',
    'Canada',
    'Caribbean',
    'Mexico',
    'Middle East',
  ])
  for (const airport of airports) {
    expect(airport.code).toMatch(/^[A-Z]{3}$/)
    expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: airport.zone })).not.toThrow()
  }
})

describe('a party', () => {
  test('is nine at most, an adult at least, and has no more infants than adults [FLT-24] [FLT-25] [CST-12.a]', () => {
    for (let adults = 0; adults <= 9; adults++)
      for (let others = 0; others <= 9; others++)
        for (let infant = 0; infant <= 9; infant++) {
          const text = writePassengers({ adults, youngAdults: others, children: 0, infant })
          const mayTravel = adults >= 1 && adults + others + infant <= 9 && infant <= adults
          expect(readPassengers(text) !== undefined, text).toBe(mayTravel)
        }
  })

  test.each([
    ['adults', { adults: 4, youngAdults: 3, children: 2, infant: 0 }, 4],
    ['children', { adults: 1, youngAdults: 0, children: 0, infant: 0 }, 8],
    ['infant', { adults: 2, youngAdults: 0, children: 0, infant: 0 }, 2],
    ['infant', { adults: 5, youngAdults: 0, children: 4, infant: 0 }, 0],
  ] as const)('can have as many %s beside %o as %i [FLT-25]', (field, passengers, most) => {
    expect(mostOf(field, passengers)).toBe(most)
  })

  test.each([
    ['adults', { adults: 2, youngAdults: 0, children: 0, infant: 0 }, 1],
    ['adults', { adults: 2, youngAdults: 0, children: 0, infant: 2 }, 2],
    ['children', { adults: 2, youngAdults: 0, children: 3, infant: 2 }, 0],
  ] as const)('needs %s beside %o: %i [FLT-25]', (field, passengers, least) => {
    expect(leastOf(field, passengers)).toBe(least)
  })
})

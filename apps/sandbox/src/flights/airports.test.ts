import { expect, test } from 'vitest'
import { airports, distanceKm, findAirport } from './airports.ts'
import { localIso } from './local-time.ts'

const regions = ['Africa', 'Asia', 'Canada', 'Caribbean', 'Mexico', 'Middle East', 'USA', 'United Kingdom']

test('there are 36 airports, in every region of the search [FLT-12] [FLT-13] [CST-12.d] [GAP-19]', () => {
  expect(airports).toHaveLength(36)
  expect(new Set(airports.map(({ code }) => code)).size).toBe(36)
  expect([...new Set(airports.map(({ region }) => region))].sort()).toEqual(regions)
  for (const { code, airportName, cityName, countryName, zone } of airports) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    for (const text of [airportName, cityName, countryName]) expect(text.trim()).not.toBe('')
    expect(localIso(new Date(0), zone)).toMatch(/^19(69|70)/)
  }
})

test.each([
  ['LHR', 'JFK', 5540],
  ['LHR', 'JNB', 9070],
  ['LHR', 'BGI', 6760],
  ['LHR', 'DEL', 6730],
])('from %s to %s it is about %i km', (from, to, km) => {
  const [origin, destination] = [findAirport(from), findAirport(to)]
  if (origin === undefined || destination === undefined) throw new Error('Both are airports of the search')
  expect(Math.abs(distanceKm(origin, destination) - km)).toBeLessThan(60)
  expect(distanceKm(destination, origin)).toBeCloseTo(distanceKm(origin, destination), 6)
})

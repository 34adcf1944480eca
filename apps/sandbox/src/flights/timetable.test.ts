import { describe, expect, test } from 'vitest'
import { type Airport, airports, findAirport } from './airports.ts'
import { fareFor, faresOf } from './fares.ts'
import type { LocalDate } from './local-time.ts'
import { findRoute } from './routes.ts'
import { flightsOn, type TimetableFlight } from './timetable.ts'

const days = Array.from(
  { length: 365 },
  (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10) as LocalDate,
)
const pairs = airports.flatMap((from) => airports.map((to) => [from, to] as const))
const flown = pairs.filter(([from, to]) => findRoute(from.code, to.code) !== undefined)

function airport(code: string): Airport {
  const found = findAirport(code)
  if (found === undefined) throw new Error(`${code} is no airport of the search`)
  return found
}

const isBookable = (flight: TimetableFlight) => faresOf(flight).some((fare) => (fareFor(fare, 9).seats ?? 0) > 0)

describe('the timetable', () => {
  test('reaches every airport, goes both ways, and leaves many routes unflown [FLT-53]', () => {
    expect(new Set(flown.map(([from]) => from.code)).size).toBe(36)
    for (const [from, to] of flown) expect(findRoute(to.code, from.code)).toEqual(findRoute(from.code, to.code))
    expect(findRoute('JFK', 'LAX')).toBeUndefined()
    expect(findRoute('LHR', 'MAN')).toBeUndefined()
  })

  test('lets a party of nine travel on any day that has a direct flight [FLT-34]', () => {
    for (const [from, to] of flown) {
      for (const day of days.slice(0, 14)) {
        const direct = flightsOn(from, to, day)?.filter(({ directIndex }) => directIndex !== undefined) ?? []
        expect(direct.length === 0 || direct.some(isBookable), `${from.code} ${to.code} ${day}`).toBe(true)
      }
    }
  })

  test('has routes with flights on some days only, and routes with changes only [FLT-49]', () => {
    const [london, tobago] = [airport('LHR'), airport('TAB')]
    const numbers = days.slice(0, 7).map((day) => flightsOn(london, tobago, day)?.length)
    expect(numbers.filter((number) => number === 0)).toHaveLength(6)
    const viaLondon = flightsOn(airport('EDI'), airport('JFK'), '2027-06-10') ?? []
    expect(viaLondon.length).toBeGreaterThan(0)
    expect(viaLondon.every(({ segments }) => segments.length > 1)).toBe(true)
  })

  test('shows every kind of fare from London to New York, on any day [FLT-35] [FLT-36] [FLT-57]', () => {
    for (const day of days) {
      const direct =
        flightsOn(airport('LHR'), airport('JFK'), day)?.filter(({ segments }) => segments.length === 1) ?? []
      const kinds = direct
        .filter(({ segments }) => segments[0] === 'VS')
        .flatMap(faresOf)
        .map(({ seats, availability }) => availability ?? (seats === null ? 'unknown' : seats > 8 ? 'many' : 'few'))
      expect([...new Set(kinds)].sort(), day).toEqual(['NOT_OFFERED', 'SOLD_OUT', 'few', 'many', 'unknown'])
    }
  })

  test('costs more in better cabins, and never nothing', () => {
    for (const [from, to] of flown) {
      for (const flight of flightsOn(from, to, '2027-06-12') ?? []) {
        const [economy, premium, upper] = faresOf(flight).map(({ points }) => points)
        expect(economy).toBeGreaterThan(1_000)
        expect(premium).toBeGreaterThan(economy ?? 0)
        expect(upper).toBeGreaterThan(premium ?? 0)
      }
    }
  })
})

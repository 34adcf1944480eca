import { createRandom } from '../images/drawing/random.ts'
import type { AirlineCode } from './flight-data.ts'
import { distanceKm, type Airport } from './airports.ts'
import { type LocalDate, momentAt, weekdayOf } from './local-time.ts'
import { findRoute } from './routes.ts'

/** A flight of the timetable, on a day. */
export interface TimetableFlight {
  origin: Airport
  destination: Airport
  departure: Date
  minutes: number
  /** The airline of each segment; one when it is direct. */
  segments: readonly [AirlineCode, ...AirlineCode[]]
  /** Which of the airline's own direct flights of the day it is, from 0; undefined for any other. */
  directIndex: number | undefined
}

const minuteMs = 60_000

/** When it lands. */
export function arrivalOf({ departure, minutes }: TimetableFlight): Date {
  return new Date(departure.getTime() + minutes * minuteMs)
}

/**
 * All that flies a route on a day of its origin, in the order of departure: the same in every sandbox. Nothing on some
 * days of the week; undefined when the route is not flown at all (FLT-53).
 */
export function flightsOn(origin: Airport, destination: Airport, date: LocalDate): TimetableFlight[] | undefined {
  const route = findRoute(origin.code, destination.code)
  if (route === undefined) return undefined
  if (!route.weekdays.includes(weekdayOf(date))) return []
  const random = createRandom(`timetable ${origin.code} ${destination.code} ${date}`)
  const minutes = flyingMinutes(origin, destination)
  const at = (share: number): Date => {
    const [first, last] = departureHours(origin, destination)
    const spread = (last - first) * 60
    return momentAt(date, roundTo5(first * 60 + spread * share + random.whole(0, 20)), origin.zone)
  }
  const ends = { origin, destination }
  const own = Array.from({ length: route.directFlights }, (_, index): TimetableFlight => {
    const share = route.directFlights === 1 ? 0.4 : index / (route.directFlights - 1)
    return { ...ends, departure: at(share), minutes, segments: ['VS'], directIndex: index }
  })
  const partner: TimetableFlight[] = route.hasPartnerFlight
    ? [{ ...ends, departure: at(0.5), minutes: minutes + 10, segments: ['DL'], directIndex: undefined }]
    : []
  const changes = [0.1, 0.7].map((share): TimetableFlight => {
    const detour = roundTo5(minutes * 1.15 + random.whole(90, 240))
    const segments = random.pick<TimetableFlight['segments']>([
      ['VS', 'DL'],
      ['AF', 'AF'],
      ['KL', 'VS'],
    ])
    return { ...ends, departure: at(share), minutes: detour, segments, directIndex: undefined }
  })
  return [...own, ...partner, ...changes].sort((a, b) => a.departure.getTime() - b.departure.getTime())
}

/** With the wind, which blows from the west, and against it. */
function flyingMinutes(origin: Airport, destination: Airport): number {
  const kmPerMinute = destination.position[1] < origin.position[1] ? 13 : 14.8
  return roundTo5(35 + distanceKm(origin, destination) / kmPerMinute)
}

/** From Britain by day, back to it from the Americas overnight, from elsewhere all day. */
function departureHours(origin: Airport, destination: Airport): readonly [first: number, last: number] {
  if (origin.region === 'United Kingdom') return [8.5, 20]
  return origin.position[1] < destination.position[1] ? [16, 22.5] : [7, 21]
}

function roundTo5(minutes: number): number {
  return Math.round(minutes / 5) * 5
}

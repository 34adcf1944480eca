import type { FlightAnswers, FlightSearch, SelectableDays } from './flight-address.ts'
import { oneAdult } from './passengers.ts'

/** The days of a round trip, yyyy-MM-dd each. */
export interface TripDays {
  departing: string
  returning: string
}

/** How long from the first day a trip begins and ends unless somebody chooses (FLT-22). */
const defaultDeparture = 1
const defaultReturn = 8

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the days that can be chosen at a moment: today in a time zone to 31 December of that year (FLT-20, CON-30). */
export function selectableDays(now: Date, zone: string): SelectableDays {
  const first = dayIn(now, zone)
  return { first, last: `${first.slice(0, 4)}-12-31` }
}

/** Returns the days that are proposed: in one day and in eight, and never after the last that can be chosen (FLT-22, CON-30). */
export function defaultDays({ first, last }: SelectableDays): TripDays {
  const clamp = (day: string) => (day < last ? day : last)
  return { departing: clamp(addDays(first, defaultDeparture)), returning: clamp(addDays(first, defaultReturn)) }
}

/**
 * Returns the search that answers make with the proposed days and one adult where nothing else is chosen (FLT-22), or
 * undefined while an airport is missing.
 */
export function completeSearch(answers: FlightAnswers, days: SelectableDays): FlightSearch | undefined {
  const { origin, destination, departing, returning, passengers = oneAdult } = answers
  if (origin === undefined || destination === undefined) return undefined
  const trip = departing === undefined ? defaultDays(days) : { departing, returning }
  return { origin, destination, ...trip, passengers }
}

/** Returns a day some days after another, both yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the day that a moment has in a time zone, yyyy-MM-dd. */
function dayIn(now: Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  const parts = format.formatToParts(now)
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

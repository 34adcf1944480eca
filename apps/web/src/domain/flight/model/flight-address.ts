import { findAirport } from './airports.ts'
import { type Passengers, oneAdult, readPassengers, writePassengers } from './passengers.ts'

/** A search that can be made: every question has its answer (FLT-29). */
export interface FlightSearch {
  /** IATA code of the departure airport. */
  origin: string
  /** IATA code of the destination airport. */
  destination: string
  /** The day of departure, yyyy-MM-dd. */
  departing: string
  /** The day of the way back; absent for one way (FLT-19). */
  returning?: string | undefined
  passengers: Passengers
}

/** The answers that there are so far. */
export type FlightAnswers = { [Name in keyof FlightSearch]?: FlightSearch[Name] | undefined }

/** What is chosen of the results: the way out, then the last fare (FLT-38, FLT-39). */
export interface FlightChoice {
  basketId?: string | undefined
  /** The fare out of a round trip. */
  sliceId?: string | undefined
  /** The last fare, whose summary is open. */
  offerId?: string | undefined
}

/** A part of the address that says what cannot be. */
export type AddressProblem = 'origin' | 'destination' | 'same-airport' | 'departing' | 'returning' | 'passengers'

/** The state of the flight pages, all of it in the address (FLT-30). */
export interface FlightAddress {
  /** What was right. */
  answers: FlightAnswers
  /** What was wrong, in the order of the questions. */
  problems: readonly AddressProblem[]
  /** The whole search, or null when something is missing or wrong (FLT-32). */
  search: FlightSearch | null
  choice: FlightChoice
}

/** The days that can be chosen, yyyy-MM-dd each; for a departure from an airport, by the day that it is there. */
export interface SelectableDays {
  first: string
  last: string
}

/** Reads the query parameters of a flight page (FLT-30 to FLT-32). `daysFrom` returns which days can be chosen. */
export function readFlightAddress(
  query: URLSearchParams,
  daysFrom: (origin: string | undefined) => SelectableDays,
): FlightAddress {
  const problems: AddressProblem[] = []
  const take = <Value>(name: Exclude<AddressProblem, 'same-airport'>, read: (text: string) => Value | undefined) => {
    const text = query.get(name)
    if (text === null || text === '') return undefined
    const value = read(text)
    if (value === undefined) problems.push(name)
    return value
  }
  const origin = take('origin', (code) => findAirport(code)?.code)
  const taken = take('destination', (code) => findAirport(code)?.code)
  const destination = taken === origin ? undefined : taken
  if (taken !== destination) problems.push('same-airport')
  const { first, last } = daysFrom(origin)
  const departing = take('departing', (day) => (isDay(day) && day >= first && day <= last ? day : undefined))
  const returning = take('returning', (day) =>
    isDay(day) && day >= (departing ?? first) && day <= last ? day : undefined,
  )
  const passengers = take('passengers', readPassengers) ?? oneAdult
  const answers: FlightAnswers = { origin, destination, departing, returning, passengers }
  const isWhole = origin !== undefined && destination !== undefined && departing !== undefined && problems.length === 0
  return {
    answers,
    problems,
    search: isWhole ? { origin, destination, departing, returning, passengers } : null,
    choice: {
      basketId: query.get('basketId') ?? undefined,
      sliceId: query.get('sliceId') ?? undefined,
      offerId: query.get('offerId') ?? undefined,
    },
  }
}

/** Returns the query parameters for answers and a choice: what `paths.flightSearch.href` and its likes take (FLT-30). */
export function flightQuery(
  { origin, destination, departing, returning, passengers }: FlightAnswers,
  { basketId, sliceId, offerId }: FlightChoice = {},
): Readonly<Record<string, string | undefined>> {
  return {
    origin,
    destination,
    departing,
    returning,
    passengers: passengers === undefined ? undefined : writePassengers(passengers),
    basketId,
    sliceId,
    offerId,
  }
}

/** Returns whether a text is a day that a calendar has, yyyy-MM-dd. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

import type { PassengerCounts, PassengerType, PassengerTypeCode } from '@clubhouse/graphql-client/types'

/** How many travel, by kind, as the search form has them (FLT-29). */
export interface Passengers {
  /** 16 and over (FLT-27). */
  adults: number
  /** 12 to 15. */
  youngAdults: number
  /** 2 to 11. */
  children: number
  /** Under 2 (CON-48). */
  infant: number
}

/** A kind of passenger by all its names: in the form, in the address, in a search, in cabin details and in a summary (CON-46). */
export interface PassengerKind {
  field: keyof Passengers
  /** In the address, before its digit (FLT-31). */
  letter: string
  /** In a search (FLT-28). */
  code: PassengerTypeCode
  /** In cabin details (FLT-65). */
  count: keyof PassengerCounts
  /** In a summary (FLT-60). */
  type: PassengerType
  /** The fewest that can travel (FLT-25). */
  least: number
}

const kinds: { readonly [Field in keyof Passengers]: PassengerKind & { field: Field } } = {
  adults: { field: 'adults', letter: 'a', code: 'ADT', count: 'adults', type: 'ADULT', least: 1 },
  youngAdults: { field: 'youngAdults', letter: 't', code: 'GBE', count: 'youngAdults', type: 'TEEN', least: 0 },
  children: { field: 'children', letter: 'c', code: 'CNN', count: 'children', type: 'CHILD', least: 0 },
  infant: { field: 'infant', letter: 'i', code: 'INF', count: 'infants', type: 'INFANT', least: 0 },
}

/** All kinds, in the order in which they are asked for and listed. */
export const passengerKinds: readonly PassengerKind[] = Object.values(kinds)

/** The most that travel together (FLT-24, CST-12). */
export const mostPassengers = 9

/** Whom a search is for unless it says so. */
export const oneAdult: Passengers = { adults: 1, youngAdults: 0, children: 0, infant: 0 }

/** Returns how many travel in all. */
export function countPassengers(passengers: Passengers): number {
  return passengerKinds.reduce((sum, { field }) => sum + passengers[field], 0)
}

/**
 * Returns the most that one kind can have beside the others: nine in all, and no more infants than adults (FLT-24,
 * FLT-25).
 */
export function mostOf(field: keyof Passengers, passengers: Passengers): number {
  const room = mostPassengers - countPassengers(passengers) + passengers[field]
  return field === 'infant' ? Math.min(room, passengers.adults) : room
}

/** Returns the fewest that one kind can have beside the others: an adult at least, and one for each infant (FLT-25). */
export function leastOf(field: keyof Passengers, passengers: Passengers): number {
  return field === 'adults' ? Math.max(kinds.adults.least, passengers.infant) : kinds[field].least
}

/** Returns whether a party may travel (FLT-24, FLT-25). */
export function isParty(passengers: Passengers): boolean {
  return passengerKinds.every(
    ({ field, least }) => passengers[field] >= least && passengers[field] <= mostOf(field, passengers),
  )
}

/** Returns a party as the address has it, such as `a1t0c0i0` (FLT-31). */
export function writePassengers(passengers: Passengers): string {
  return passengerKinds.map(({ field, letter }) => `${letter}${passengers[field]}`).join('')
}

/** Returns the party in an address, or undefined when there is none that may travel (FLT-31). */
export function readPassengers(text: string): Passengers | undefined {
  const digits = /^a(\d)t(\d)c(\d)i(\d)$/.exec(text)?.slice(1).map(Number)
  if (digits === undefined) return undefined
  const [adults = 0, youngAdults = 0, children = 0, infant = 0] = digits
  const passengers = { adults, youngAdults, children, infant }
  return isParty(passengers) ? passengers : undefined
}

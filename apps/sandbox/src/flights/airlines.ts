import { flightData, type AirlineCode } from './flight-data.ts'

/** Who flies: the club's own airline, and others that its tickets are good for. */
export const { airlines } = flightData

export function isAirlineCode(code: string): code is AirlineCode {
  return Object.hasOwn(airlines, code)
}

import { flightData } from './flight-data.ts'

export interface Airport {
  /** IATA code. */
  code: string
  airportName: string
  cityName: string
  countryName: string
  /** By which the search groups its airports (FLT-13). */
  region: string
  /** IANA time zone. */
  zone: string
  /** Degrees north and east. */
  position: readonly [latitude: number, longitude: number]
}

/** The airports of the search (FLT-12, GAP-19): public facts, such as any atlas and the IATA list give. */
export const airports: readonly Airport[] = flightData.airports

export function findAirport(code: string): Airport | undefined {
  return airports.find((each) => each.code === code)
}

const earthRadiusKm = 6371

/** Returns the shortest way over the globe. */
export function distanceKm({ position: from }: Airport, { position: to }: Airport): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord = half(from[0], to[0]) + Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * half(from[1], to[1])
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}

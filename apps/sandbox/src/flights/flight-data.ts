import type { CabinLeg } from '../generated/flight-resolvers.ts'
import { readClubFile } from '../sample-data/club-files.ts'
import type { Airport } from './airports.ts'
import type { FareFamily } from './cabins.ts'

export type AirlineCode = 'VS' | 'DL' | 'AF' | 'KL'

/** What a cabin of the club's own airline includes. */
interface Cabin extends Omit<CabinLeg, 'dominantCabinName' | 'checkedBags'> {
  name: string
  nameAtOtherAirlines: string
  bags: number
  bagKg: number
}

type ByHomeAirport<Value> = Readonly<Partial<Record<string, Value>>>

interface FlightData {
  /** Who flies: the club's own airline, and others that its tickets are good for. */
  airlines: Readonly<Record<AirlineCode, string>>
  airports: readonly Airport[]
  /** Direct flights from the airports at home: how many a day, and on which days of the week (0 is Sunday) unless daily. */
  direct: ByHomeAirport<Readonly<Partial<Record<string, { flightsADay: number; weekdays?: readonly number[] }>>>>
  /** Flown with a change only. */
  withChange: ByHomeAirport<readonly string[]>
  /** Where the partner flies as well. */
  partnerDestinations: readonly string[]
  cabins: Readonly<Record<FareFamily, Cabin>>
}

/** Who flies where, and in which cabins. */
export const flightData = readClubFile('flights') as FlightData

export function isAirlineCode(code: string): code is AirlineCode {
  return Object.hasOwn(flightData.airlines, code)
}

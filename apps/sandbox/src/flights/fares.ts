import type { FareAvailability } from '../generated/flight-resolvers.ts'
import { createRandom } from '../images/drawing/random.ts'
import { distanceKm } from './airports.ts'
import { fareFamilies, type FareFamily } from './cabins.ts'
import { dateAt, weekdayOf } from './local-time.ts'
import type { TimetableFlight } from './timetable.ts'

/** What a cabin of a flight costs an adult, and what is left of it. */
export interface TimetableFare {
  family: FareFamily
  /** How many seats points can still buy; null when that is not known, or there is no such cabin. */
  seats: number | null
  /** Why it cannot be had; null when it can. */
  availability: FareAvailability | null
  points: number
  taxesPence: number
}

type SeatKind = 'plenty' | 'few' | 'unknown' | 'none' | 'not-offered'

/** One after the other over the cabins of a day's flights, so that a day with three flights or more has every kind. */
const seatKinds: readonly SeatKind[] = ['few', 'plenty', 'none', 'plenty', 'unknown', 'few', 'not-offered']

/** Points for a kilometre, and pence of taxes for a flight from Britain. */
const tariff: Readonly<Record<FareFamily, { pointsPerKm: number; taxesPence: number }>> = {
  'AWARD-ECONOMY': { pointsPerKm: 1.3, taxesPence: 14_350 },
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY': { pointsPerKm: 2.6, taxesPence: 31_275 },
  'AWARD-BUSINESS-FIRST': { pointsPerKm: 6, taxesPence: 58_840 },
}
/** Only Britain taxes the length of a journey. */
const taxShareElsewhere = 0.62

/**
 * Returns the three fares of a flight, the same in every sandbox. Economy on the day's first direct flight has always
 * nine seats or more, so that on every day that is flown at all a party of any size can travel.
 */
export function faresOf(flight: TimetableFlight): TimetableFare[] {
  const { origin, destination, departure, segments, directIndex } = flight
  const date = dateAt(departure, origin.zone)
  const route = `${origin.code} ${destination.code}`
  const day = createRandom(`fares ${route} ${date}`)
  const shift = day.whole(0, seatKinds.length - 1)
  const demand = day.between(0.8, 1.4) + ([0, 5, 6].includes(weekdayOf(date)) ? 0.15 : 0)
  const own = createRandom(`fares ${route} ${departure.toISOString()} ${segments.join(' ')}`)
  const demandOfFlight = demand * own.between(0.95, 1.1)
  return fareFamilies.map((family, index) => {
    const slot = (directIndex ?? own.whole(0, 6)) * fareFamilies.length + index
    const kind = directIndex === 0 && index === 0 ? 'plenty' : seatKinds[(slot + shift) % seatKinds.length]
    const { pointsPerKm, taxesPence } = tariff[family]
    return {
      family,
      ...seatsOf(kind ?? 'plenty', own.whole(1, 8), own.whole(9, 24)),
      points: Math.round((distanceKm(origin, destination) * pointsPerKm * demandOfFlight) / 100) * 100,
      taxesPence: Math.round(taxesPence * (origin.region === 'United Kingdom' ? 1 : taxShareElsewhere)),
    }
  })
}

/** Returns the fare as a party of so many meets it: too few seats for all is none. */
export function fareFor(fare: TimetableFare, travellers: number): TimetableFare {
  return fare.seats !== null && fare.seats < travellers ? { ...fare, ...soldOut } : fare
}

const soldOut = { seats: 0, availability: 'SOLD_OUT' } as const

function seatsOf(kind: SeatKind, few: number, plenty: number): Pick<TimetableFare, 'seats' | 'availability'> {
  if (kind === 'none') return soldOut
  if (kind === 'not-offered') return { seats: null, availability: 'NOT_OFFERED' }
  return { seats: { few, plenty, unknown: null }[kind], availability: null }
}

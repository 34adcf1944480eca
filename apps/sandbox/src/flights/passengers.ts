import type {
  CustomerDetail,
  PassengerCounts,
  PassengerType,
  PassengerTypeCode,
} from '../generated/flight-resolvers.ts'

/** Each kind of passenger by all its names (CON-46), and the share of an adult's price that it pays. */
export interface PassengerKind {
  code: PassengerTypeCode
  type: PassengerType
  count: keyof PassengerCounts
  pointsShare: number
  taxesShare: number
}

/** In the order in which a summary lists them. */
export const passengerKinds: readonly PassengerKind[] = [
  { code: 'ADT', type: 'ADULT', count: 'adults', pointsShare: 1, taxesShare: 1 },
  { code: 'GBE', type: 'TEEN', count: 'youngAdults', pointsShare: 1, taxesShare: 0.7 },
  { code: 'CNN', type: 'CHILD', count: 'children', pointsShare: 0.75, taxesShare: 0.7 },
  { code: 'INF', type: 'INFANT', count: 'infants', pointsShare: 0.1, taxesShare: 0.1 },
]

export const mostPassengers = 9

export function countPassengers(customers: readonly CustomerDetail[]): PassengerCounts {
  const counts: PassengerCounts = { adults: 0, youngAdults: 0, children: 0, infants: 0 }
  for (const { code, count } of passengerKinds) counts[count] = customers.filter(({ ptc }) => ptc === code).length
  return counts
}

/** Infants sit on a lap. */
export function seatsNeeded({ adults, youngAdults, children }: PassengerCounts): number {
  return adults + youngAdults + children
}

/** Returns what is wrong with a party, in words; undefined when it may travel (FLT-24, FLT-25, CST-12). */
export function partyProblem(counts: PassengerCounts): string | undefined {
  const numbers = passengerKinds.map(({ count }) => counts[count])
  if (numbers.some((number) => number < 0)) return 'must have no number below zero'
  if (numbers.reduce((sum, number) => sum + number, 0) > mostPassengers)
    return `must be no more than ${mostPassengers} passengers together`
  if (counts.adults < 1) return 'must have at least one adult'
  return counts.infants > counts.adults ? 'must have no more infants than adults' : undefined
}

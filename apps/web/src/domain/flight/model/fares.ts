import type { SearchOffersQuery } from '@clubhouse/graphql-client/types'

/** What a search answers: the flights of one way with their fares, and the basket that the journey is put together in (FLT-59). */
export type FlightOffers = SearchOffersQuery['searchOffers']
/** A flight, and what its cabins cost. */
export type FlightAndFares = FlightOffers['slice']['flightsAndFares'][number]
export type Flight = FlightAndFares['flight']
export type Fare = FlightAndFares['fares'][number]

/** Whether a fare can be chosen, and what there is to say of its seats. */
export type FareState =
  | { kind: 'available'; offerId: string; seats: number; hasFewSeats: boolean }
  | { kind: 'unavailable'; reason: 'sold-out' | 'not-offered' | 'no-seat-count' | 'unknown' }

/** The airline that the search is for (FLT-34). */
const airline = 'VS'

/** A badge shows how many seats are left when there are no more than these (FLT-36). */
const fewSeats = 8

/** Returns the flights that are shown: the airline's own without a change, in the order of departure (FLT-34). */
export function directFlights({ slice }: FlightOffers): FlightAndFares[] {
  return slice.flightsAndFares
    .filter(({ flight: { segments } }) => segments.length === 1 && segments[0]?.airline.code === airline)
    .sort((one, other) => Date.parse(one.flight.departure) - Date.parse(other.flight.departure))
}

/** Returns whether a fare can be had, and why not: one without a seat count cannot (FLT-35, FLT-57). */
export function fareState({ id, availability, availableSeatCount: seats }: Fare): FareState {
  switch (availability) {
    case 'SOLD_OUT':
      return { kind: 'unavailable', reason: 'sold-out' }
    case 'NOT_OFFERED':
      return { kind: 'unavailable', reason: 'not-offered' }
    case null:
      if (seats === null) return { kind: 'unavailable', reason: 'no-seat-count' }
      if (seats <= 0) return { kind: 'unavailable', reason: 'sold-out' }
      return id === null
        ? { kind: 'unavailable', reason: 'unknown' }
        : { kind: 'available', offerId: id, seats, hasFewSeats: seats <= fewSeats }
    // Unknown value from a newer schema.
    default:
      return { kind: 'unavailable', reason: 'unknown' }
  }
}

/**
 * Returns how many points a member is short of; 0 when they have enough, or when nobody knows what they have (FLT-37).
 */
export function missingPoints(points: number, usable: number | undefined): number {
  return usable === undefined ? 0 : Math.max(0, points - usable)
}

/**
 * Returns how many points more (or, below 0, fewer) a fare back takes than the cheapest way back in the same cabin
 * (FLT-58).
 */
export function pointsDifference({ awardPointsDifference, awardPointsDifferenceSign }: Fare['price']): number {
  return awardPointsDifferenceSign === 'MINUS' ? -awardPointsDifference : awardPointsDifference
}

/** Returns a flight with the fare that was chosen of it, or undefined when it is not among them. */
export function findOffer(
  flights: readonly FlightAndFares[],
  offerId: string | undefined,
): { flight: Flight; fare: Fare } | undefined {
  if (offerId === undefined) return undefined
  for (const { flight, fares } of flights) {
    const fare = fares.find(({ id }) => id === offerId)
    if (fare !== undefined) return { flight, fare }
  }
  return undefined
}

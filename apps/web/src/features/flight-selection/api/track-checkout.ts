import {
  flightCheckoutCompleted,
  flightCheckoutStarted,
  type FlightCheckoutStartedProperties,
} from '@clubhouse/event-client/track'
import { requestFlush } from '#platform/analytics/flush.ts'
import { countPassengers } from '#domain/flight/model/passengers.ts'
import type { FlightSearch } from '#domain/flight/model/flight-address.ts'

/** What analytics hear of a journey: no fare, no date. */
export type TrackedJourney = FlightCheckoutStartedProperties

/** Returns what is told of a search, and of what it costs. */
export function trackedJourney(search: FlightSearch, points: number): TrackedJourney {
  const { origin, destination, returning, passengers } = search
  const tripType = returning === undefined ? 'one_way' : 'round_trip'
  return { origin, destination, tripType, passengers: countPassengers(passengers), points }
}

/** A member goes on to the airline to pay (FLT-66): sent at once, because the page is about to be left. */
export function trackCheckoutStarted(journey: TrackedJourney): void {
  flightCheckoutStarted(journey)
  requestFlush()
}

/** A member comes back from the airline with flights booked (FLT-66). */
export function trackCheckoutCompleted(journey: TrackedJourney): void {
  flightCheckoutCompleted(journey)
}

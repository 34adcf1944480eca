import type { CurrencyCode, Fare, FlightAndFares } from '../generated/flight-resolvers.ts'
import { stableId } from '../members/seed-member.ts'
import type { Basket, Offer } from './baskets.ts'
import { cabinName } from './cabins.ts'
import { fareFor, faresOf, type TimetableFare } from './fares.ts'
import { seatsNeeded } from './passengers.ts'
import { presentFlight } from './present-flight.ts'
import { type AdultPrice, amountText, partyPrice, type PartyPrice } from './prices.ts'
import { arrivalOf, type TimetableFlight } from './timetable.ts'

/**
 * Returns the flights of a slice with their fares, priced for all passengers of a basket. After a first offer, prices are
 * those of the whole journey, and say how much they differ from going back the cheapest way in the same cabin (FLT-58).
 */
export function priceSlice(basket: Basket, flights: readonly TimetableFlight[], previous?: Offer) {
  const party = seatsNeeded(basket.passengers)
  const priced = flights.map((flight) => ({
    flight,
    fares: faresOf(flight).map((fare) => fareFor(fare, party)),
  }))
  const priceOf = (fare: AdultPrice) =>
    partyPrice(previous ? [previous, fare] : [fare], basket.passengers, basket.currency)
  const allFares = priced.flatMap(({ fares }) => fares)
  const reference = previous && cheapest(allFares, previous, (fare) => priceOf(fare).points)
  /** The fares that may be chosen. */
  const offers: Offer[] = []
  const flightsAndFares = priced.map(({ flight, fares }): FlightAndFares => ({
    flight: presentFlight(flight),
    fares: fares.map((fare) => {
      const offer = toOffer(basket, flight, fare, previous)
      if (offer !== undefined) offers.push(offer)
      return {
        id: offer?.offerId ?? null,
        fareFamilyType: fare.family,
        availability: fare.availability,
        availableSeatCount: fare.seats,
        price: presentPrice(basket.currency, priceOf(fare), reference),
        fareSegments: flight.segments.map((airline) => ({ cabinName: cabinName(airline, fare.family) })),
      }
    }),
  }))
  return { flightsAndFares, offers }
}

function toOffer(
  { basketId }: Basket,
  flight: TimetableFlight,
  { family, seats, availability, points, taxesPence }: TimetableFare,
  previous: Offer | undefined,
): Offer | undefined {
  if (availability !== null) return undefined
  const before = previous?.offerId ?? null
  const departure = flight.departure.toISOString()
  return {
    offerId: stableId('offer', basketId, before ?? '', departure, flight.segments.join(' '), family),
    basketId,
    sliceIndex: previous === undefined ? 0 : 1,
    previousOfferId: before,
    flight: presentFlight(flight),
    departsAt: flight.departure,
    arrivesAt: arrivalOf(flight),
    fareFamily: family,
    seats,
    points,
    taxesPence,
  }
}

function presentPrice(currency: CurrencyCode, { points, money }: PartyPrice, reference = points): Fare['price'] {
  const difference = points - reference
  return {
    awardPoints: points,
    awardPointsDifference: Math.abs(difference),
    awardPointsDifferenceSign: difference < 0 ? 'MINUS' : 'PLUS',
    amountIncludingTax: amountText(money),
    currency,
  }
}

/** Returns the fewest points of a fare that can be had, in the cabin of the offer before if there is any such. */
function cheapest(
  fares: readonly TimetableFare[],
  { fareFamily }: Offer,
  pointsWith: (fare: AdultPrice) => number,
): number | undefined {
  const free = fares.filter(({ seats }) => seats !== null && seats > 0)
  const sameCabin = free.filter((fare) => fare.family === fareFamily)
  const points = (sameCabin.length > 0 ? sameCabin : free).map(pointsWith)
  return points.length === 0 ? undefined : Math.min(...points)
}

import type { Fare, FlightAndFares, PointsDifferenceSign } from '../generated/flight-resolvers.ts'
import { stableId } from '../members/seed-member.ts'
import type { Basket, Offer } from './baskets.ts'
import { cabinName } from './cabins.ts'
import { faresOf, type Seats, seatsFor, type TimetableFare } from './fares.ts'
import { seatsNeeded } from './passengers.ts'
import { presentFlight } from './present-flight.ts'
import { type AdultPrice, amountText, partyPrice } from './prices.ts'
import { arrivalOf, type TimetableFlight } from './timetable.ts'

export interface PricedSlice {
  flightsAndFares: FlightAndFares[]
  /** The fares among them that may be chosen. */
  offers: Offer[]
}

/**
 * Returns the flights of a slice with their fares, priced for all passengers of a basket. After a first offer, prices are
 * those of the whole journey, and say how much they differ from going back the cheapest way in the same cabin (FLT-58).
 */
export function priceSlice(basket: Basket, flights: readonly TimetableFlight[], previous?: Offer): PricedSlice {
  const party = seatsNeeded(basket.passengers)
  const priced = flights.map((flight) => ({
    flight,
    fares: faresOf(flight).map((fare) => ({ ...fare, seats: seatsFor(fare.seats, party) })),
  }))
  const pointsWith = (fare: AdultPrice) => priceWith(basket, fare, previous).points
  const reference =
    previous &&
    cheapest(
      priced.flatMap(({ fares }) => fares),
      previous,
      pointsWith,
    )
  const offers: Offer[] = []
  const flightsAndFares = priced.map(({ flight, fares }) => ({
    flight: presentFlight(flight),
    fares: fares.map((fare): Fare => {
      const offer = toOffer(basket, flight, fare, previous)
      if (offer !== undefined) offers.push(offer)
      return {
        id: offer?.offerId ?? null,
        fareFamilyType: fare.family,
        availability: availabilityOf(fare.seats),
        availableSeatCount: seatCountOf(fare.seats),
        price: presentPrice(basket, fare, previous, reference),
        fareSegments: flight.segments.map((airline) => ({ cabinName: cabinName(airline, fare.family) })),
      }
    }),
  }))
  return { flightsAndFares, offers }
}

function toOffer(
  { basketId }: Basket,
  flight: TimetableFlight,
  { family, seats, points, taxesPence }: TimetableFare,
  previous: Offer | undefined,
): Offer | undefined {
  if (seats.kind === 'none' || seats.kind === 'not-offered') return undefined
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
    family,
    seats: seatCountOf(seats),
    points,
    taxesPence,
  }
}

function priceWith({ passengers, currency }: Basket, fare: AdultPrice, previous: AdultPrice | undefined) {
  return partyPrice(previous === undefined ? [fare] : [previous, fare], passengers, currency)
}

function presentPrice(
  basket: Basket,
  fare: AdultPrice,
  previous: Offer | undefined,
  reference: number | undefined,
): Fare['price'] {
  const { points, money } = priceWith(basket, fare, previous)
  const difference = points - (reference ?? points)
  const sign: PointsDifferenceSign = difference < 0 ? 'MINUS' : 'PLUS'
  return {
    awardPoints: points,
    awardPointsDifference: Math.abs(difference),
    awardPointsDifferenceSign: sign,
    amountIncludingTax: amountText(money),
    currency: basket.currency,
  }
}

/** Returns the fewest points of a fare that can be had, in the cabin of the offer before if there is any such. */
function cheapest(
  fares: readonly TimetableFare[],
  { family }: Offer,
  pointsWith: (fare: AdultPrice) => number,
): number | undefined {
  const free = fares.filter(({ seats }) => seats.kind === 'left')
  const sameCabin = free.filter((fare) => fare.family === family)
  const points = (sameCabin.length > 0 ? sameCabin : free).map(pointsWith)
  return points.length === 0 ? undefined : Math.min(...points)
}

function availabilityOf(seats: Seats): Fare['availability'] {
  if (seats.kind === 'none') return 'SOLD_OUT'
  return seats.kind === 'not-offered' ? 'NOT_OFFERED' : null
}

function seatCountOf(seats: Seats): number | null {
  if (seats.kind === 'left') return seats.count
  return seats.kind === 'none' ? 0 : null
}

import type { QueryResolvers, SearchResult } from '../generated/flight-resolvers.ts'
import { findAirport } from '../flights/airports.ts'
import { type Basket, findBasket, findOffer, type Offer, saveBasket, saveOffers } from '../flights/baskets.ts'
import { cabinLeg } from '../flights/cabins.ts'
import { isAirlineCode } from '../flights/flight-data.ts'
import { isOver, journeyOf } from '../flights/journeys.ts'
import { priceSlice } from '../flights/price-slice.ts'
import { countPassengers, partyProblem } from '../flights/passengers.ts'
import { fareOfEachKind } from '../flights/prices.ts'
import { searchProblems } from '../flights/search-problems.ts'
import { flightsOn, type TimetableFlight } from '../flights/timetable.ts'
import { stableId } from '../members/seed-member.ts'
import type { FlightContext } from './flight-context.ts'
import { badInput, refusal } from './refusal.ts'

/** How long the offers of a search may be chosen. */
const offerLifeMs = 30 * 60_000

/** The queries of the flight search service. */
export const flightQueries: QueryResolvers = {
  async searchOffers(_root, search, { database, memberId, now }) {
    const problems = searchProblems(search, now)
    if (problems.length > 0) throw badInput(problems)
    const { currencyCode: currency, customerDetails, flightSearchRequest } = search
    const slices = flightSearchRequest.searchOriginDestinations
    const passengers = countPassengers(customerDetails)
    const basket: Basket = {
      // The same search has the same result.
      basketId: stableId('basket', memberId, currency, JSON.stringify(slices), JSON.stringify(passengers)),
      memberId,
      currency,
      slices,
      passengers,
      expiresAt: new Date(now.getTime() + offerLifeMs),
    }
    const flights = flightsOfSlice(basket, 0).filter(({ departure }) => departure > now)
    if (flights.length === 0) throw refusal('NO_FLIGHTS', 'No flights are available on this route that day.')
    const { flightsAndFares, offers } = priceSlice(basket, flights)
    await database.transaction(async (client) => {
      await saveBasket(client, basket)
      await saveOffers(client, offers)
    })
    return resultOf(basket, 1, flightsAndFares)
  },

  async searchOffersNextSlice(_root, { basketId, offerId, currentTripIndexId }, context) {
    if (currentTripIndexId !== '1') throw badInput([{ path: 'currentTripIndexId', message: 'must be 1' }])
    const basket = await basketOf(context, basketId)
    if (basket.slices.length === 1) throw refusal('NO_NEXT_SLICE', 'This journey goes one way only.')
    const chosen = await choose(context, basket, offerId)
    if (chosen.sliceIndex !== 0) throw offerNotFound('on the way out')
    const flights = flightsOfSlice(basket, 1).filter(
      ({ departure }) => departure > chosen.arrivesAt && departure > context.now,
    )
    const { flightsAndFares, offers } = priceSlice(basket, flights, chosen)
    await saveOffers(context.database.pool, offers)
    return resultOf(basket, 2, flightsAndFares)
  },

  async searchSummary(_root, { basketId, offerId }, context) {
    const basket = await basketOf(context, basketId)
    const chosen = await choose(context, basket, offerId)
    if (chosen.sliceIndex + 1 < basket.slices.length)
      throw refusal('SELECTION_INCOMPLETE', 'Choose a fare for the way back first.')
    const journey = await journeyOf(context.database.pool, context.memberId, chosen)
    return {
      flights: journey.map(({ flight }) => flight),
      fares: fareOfEachKind(journey, basket.passengers, basket.currency),
    }
  },

  async cabinDetails(_root, { offerId, passengerCounts }, context) {
    const problem = partyProblem(passengerCounts)
    if (problem !== undefined) throw badInput([{ path: 'passengerCounts', message: problem }])
    const offer = await findOffer(context.database.pool, context.memberId, offerId)
    if (offer === undefined) throw offerNotFound()
    if (isOver(offer, context.now)) throw expired()
    const journey = await journeyOf(context.database.pool, context.memberId, offer)
    const legs = journey.flatMap(({ flight, fareFamily }) =>
      flight.segments
        .map(({ airline }) => airline.code)
        .filter(isAirlineCode)
        .map((airline) => cabinLeg({ airline, family: fareFamily, departure: flight.departure }, passengerCounts)),
    )
    return { offerId, legs }
  },
}

function resultOf(
  { basketId, slices }: Basket,
  current: number,
  flightsAndFares: SearchResult['slice']['flightsAndFares'],
): SearchResult {
  return { basketId, slices: { current, total: slices.length }, slice: { flightsAndFares } }
}

function flightsOfSlice({ slices }: Basket, index: number): TimetableFlight[] {
  const slice = slices[index]
  const origin = slice && findAirport(slice.origin)
  const destination = slice && findAirport(slice.destination)
  const flights = origin && destination && flightsOn(origin, destination, slice.departureDate)
  if (flights === undefined) throw refusal('ROUTE_NOT_FLOWN', "We're sorry, we don't fly this route")
  return flights
}

async function basketOf({ database, memberId }: FlightContext, basketId: string): Promise<Basket> {
  const basket = await findBasket(database.pool, memberId, basketId)
  if (basket === undefined) throw refusal('BASKET_NOT_FOUND', 'There is no such basket.')
  return basket
}

/** Returns the offer, if it is in the basket and can still be had; it lives as long as its basket. */
async function choose(context: FlightContext, { basketId }: Basket, offerId: string): Promise<Offer> {
  const offer = await findOffer(context.database.pool, context.memberId, offerId)
  if (offer?.basketId !== basketId) throw offerNotFound('in this basket')
  if (isOver(offer, context.now)) throw expired()
  if (offer.seats === null)
    throw refusal('OFFER_NOT_AVAILABLE', 'This fare cannot be booked: it is not known how many seats are left.')
  return offer
}

function expired() {
  return refusal('OFFER_EXPIRED', 'This offer has expired: search again.')
}

function offerNotFound(where = 'among your searches') {
  return refusal('OFFER_NOT_FOUND', `There is no such offer ${where}.`)
}

import type pg from 'pg'
import type { CurrencyCode, Flight, PassengerCounts } from '../generated/flight-resolvers.ts'
import type { FareFamily } from './cabins.ts'
import type { LocalDate } from './local-time.ts'

/** One way of a journey. */
export interface BasketSlice {
  origin: string
  destination: string
  departureDate: LocalDate
}

/** What a member's journey is put together in. */
export interface Basket {
  basketId: string
  memberId: string
  currency: CurrencyCode
  slices: readonly BasketSlice[]
  passengers: PassengerCounts
  expiresAt: Date
}

/** A fare that may be chosen. */
export interface Offer {
  offerId: string
  basketId: string
  /** Counted from 0. */
  sliceIndex: number
  /** The offer that was chosen on the slice before. */
  previousOfferId: string | null
  flight: Flight
  departsAt: Date
  arrivesAt: Date
  family: FareFamily
  /** Null when the airline does not say. */
  seats: number | null
  points: number
  taxesPence: number
}

type Queries = pg.Pool | pg.PoolClient

/** Puts a basket there, or gives it more time. */
export async function saveBasket(queries: Queries, basket: Basket): Promise<void> {
  const { basketId, memberId, currency, slices, passengers, expiresAt } = basket
  await queries.query(
    `insert into flight_basket (basket_id, member_id, currency, slices, passengers, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (basket_id) do update set expires_at = excluded.expires_at`,
    [basketId, memberId, currency, JSON.stringify(slices), JSON.stringify(passengers), expiresAt],
  )
}

/** Puts the offers there that are not there yet. */
export async function saveOffers(queries: Queries, offers: readonly Offer[]): Promise<void> {
  await queries.query(
    `insert into flight_offer
     select * from jsonb_to_recordset($1) as row (
       offer_id text, basket_id text, slice_index integer, previous_offer_id text, flight jsonb, departs_at timestamptz,
       arrives_at timestamptz, fare_family text, seats integer, points integer, taxes_pence integer)
     on conflict (offer_id) do nothing`,
    [
      JSON.stringify(
        offers.map((offer) => ({
          offer_id: offer.offerId,
          basket_id: offer.basketId,
          slice_index: offer.sliceIndex,
          previous_offer_id: offer.previousOfferId,
          flight: offer.flight,
          departs_at: offer.departsAt,
          arrives_at: offer.arrivesAt,
          fare_family: offer.family,
          seats: offer.seats,
          points: offer.points,
          taxes_pence: offer.taxesPence,
        })),
      ),
    ],
  )
}

/** Returns a basket of this member's; nobody else's is found. */
export async function findBasket(queries: Queries, memberId: string, basketId: string): Promise<Basket | undefined> {
  const { rows } = await queries.query<Basket>(
    `select basket_id as "basketId", member_id as "memberId", currency, slices, passengers, expires_at as "expiresAt"
     from flight_basket where member_id = $1 and basket_id = $2`,
    [memberId, basketId],
  )
  return rows[0]
}

/** Returns an offer in one of this member's baskets, and when that basket expires. */
export async function findOffer(
  queries: Queries,
  memberId: string,
  offerId: string,
): Promise<(Offer & { expiresAt: Date }) | undefined> {
  const { rows } = await queries.query<Offer & { expiresAt: Date }>(
    `select offer_id as "offerId", basket_id as "basketId", slice_index as "sliceIndex",
       previous_offer_id as "previousOfferId", flight, departs_at as "departsAt", arrives_at as "arrivesAt",
       fare_family as family, seats, points, taxes_pence as "taxesPence", expires_at as "expiresAt"
     from flight_offer join flight_basket using (basket_id) where member_id = $1 and offer_id = $2`,
    [memberId, offerId],
  )
  return rows[0]
}

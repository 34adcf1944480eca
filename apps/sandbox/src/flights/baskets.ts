import type pg from 'pg'
import { insertRows, readRows } from '../database/rows.ts'
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
  fareFamily: FareFamily
  /** Null when the airline does not say. */
  seats: number | null
  points: number
  taxesPence: number
}

export type Queries = pg.Pool | pg.PoolClient

/** Puts a basket there, or gives it more time. */
export async function saveBasket(queries: Queries, basket: Basket): Promise<void> {
  const onConflict = 'on conflict (basket_id) do update set expires_at = excluded.expires_at'
  await insertRows(queries, 'flight_basket', [basket], onConflict)
}

/** Puts the offers there that are not there yet. */
export async function saveOffers(queries: Queries, offers: readonly Offer[]): Promise<void> {
  await insertRows(queries, 'flight_offer', offers, 'on conflict (offer_id) do nothing')
}

/** Returns a basket of this member's; nobody else's is found. */
export async function findBasket(queries: Queries, memberId: string, basketId: string): Promise<Basket | undefined> {
  const select = 'select * from flight_basket where member_id = $1 and basket_id = $2'
  const [basket] = await readRows<Basket>(queries, select, [memberId, basketId])
  return basket
}

/** Returns an offer in one of this member's baskets, and when that basket expires. */
export async function findOffer(
  queries: Queries,
  memberId: string,
  offerId: string,
): Promise<(Offer & { expiresAt: Date }) | undefined> {
  const [offer] = await readRows<Offer & { expiresAt: Date }>(
    queries,
    `select flight_offer.*, expires_at from flight_offer join flight_basket using (basket_id)
     where member_id = $1 and offer_id = $2`,
    [memberId, offerId],
  )
  return offer
}

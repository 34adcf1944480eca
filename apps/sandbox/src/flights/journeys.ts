import { type Basket, findBasket, findOffer, type Offer, type Queries } from './baskets.ts'

/** Returns the offers of a member's whole journey, the last one given. */
export async function journeyOf(queries: Queries, memberId: string, last: Offer): Promise<Offer[]> {
  if (last.previousOfferId === null) return [last]
  const first = await findOffer(queries, memberId, last.previousOfferId)
  return first === undefined ? [last] : [first, last]
}

/** Returns whether an offer can no longer be had: half an hour has gone by, or the flight has left. */
export function isOver({ departsAt, expiresAt }: Offer & { expiresAt: Date }, now: Date): boolean {
  return expiresAt <= now || departsAt <= now
}

/** Returns a journey that is chosen to its end and can be paid for; undefined for any other basket and offer. */
export async function payableJourney(
  queries: Queries,
  { memberId, basketId, offerId, now }: { memberId: string; basketId: string; offerId: string; now: Date },
): Promise<{ basket: Basket; journey: Offer[] } | undefined> {
  const basket = await findBasket(queries, memberId, basketId)
  const last = await findOffer(queries, memberId, offerId)
  if (basket === undefined || last?.basketId !== basketId || last.seats === null || isOver(last, now)) return undefined
  const journey = await journeyOf(queries, memberId, last)
  return journey.length === basket.slices.length ? { basket, journey } : undefined
}

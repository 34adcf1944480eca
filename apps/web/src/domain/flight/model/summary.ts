import type { CabinDetailsQuery, SearchSummaryQuery } from '@clubhouse/graphql-client/types'

/** The whole journey as chosen: its flights, and what each kind of passenger pays (FLT-60). */
export type FlightSummary = SearchSummaryQuery['searchSummary']
export type PassengerFare = FlightSummary['fares'][number]
/** What the cabin of a leg includes; what the airline does not say is null (FLT-61). */
export type CabinLeg = CabinDetailsQuery['cabinDetails']['legs'][number]

/** What the whole party pays. */
export interface JourneyPrice {
  points: number
  /** Decimal text with two places, exact. */
  amount: string
  currency: string
  /** How many travel. */
  passengers: number
}

/** Returns the price of the journey: what each passenger pays, times their number (FLT-60). */
export function journeyPrice({ fares }: FlightSummary): JourneyPrice {
  let [points, minor, passengers] = [0, 0, 0]
  for (const { quantity, price } of fares) {
    points += quantity * price.awardPoints
    minor += quantity * toMinor(price.amountIncludingTax)
    passengers += quantity
  }
  const amount = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
  return { points, amount, currency: fares[0]?.price.currency ?? '', passengers }
}

/**
 * Returns the parts of a leg's cabin that the airline says something about, in the order in which they are read
 * (FLT-61).
 */
export function saidOfCabin(leg: CabinLeg): readonly { part: CabinPart; text: string }[] {
  return cabinParts.flatMap((part) => {
    const text = leg[part]?.trim() ?? ''
    return text === '' ? [] : [{ part, text }]
  })
}

/** What can be said of a cabin, besides its name. */
export const cabinParts = [
  'checkedBags',
  'carryOnBags',
  'seatSelection',
  'seatPitch',
  'checkInPriority',
  'boardingPriority',
  'loungeAccess',
  'freshFoods',
  'beverages',
] as const satisfies readonly (keyof CabinLeg)[]
export type CabinPart = (typeof cabinParts)[number]

/** Pence or cents: whole, so that sums are exact. */
function toMinor(amount: string): number {
  return Math.round(Number(amount) * 100)
}

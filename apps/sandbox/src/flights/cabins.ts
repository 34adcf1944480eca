import type { CabinLeg, PassengerCounts, Scalars } from '../generated/flight-resolvers.ts'
import { createRandom } from '../images/drawing/random.ts'
import { type AirlineCode, flightData } from './flight-data.ts'

export type FareFamily = Scalars['FareFamilyType']['output']

/** In the order in which a flight's fares are answered. */
export const fareFamilies = [
  'AWARD-ECONOMY',
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY',
  'AWARD-BUSINESS-FIRST',
] as const satisfies readonly FareFamily[]

/** Returns a cabin's name, as the airline that flies it calls it (FLT-57). */
export function cabinName(airline: AirlineCode, family: FareFamily): string {
  const { name, nameAtOtherAirlines } = flightData.cabins[family]
  return airline === 'VS' ? name : nameAtOtherAirlines
}

/**
 * Returns what a cabin includes. Of other airlines, and now and then of an aircraft, not everything is known (FLT-61).
 */
export function cabinLeg(
  { airline, family, departure }: { airline: AirlineCode; family: FareFamily; departure: string },
  passengers: PassengerCounts,
): CabinLeg {
  const { bags, bagKg, name: _name, nameAtOtherAirlines: _other, ...cabin } = flightData.cabins[family]
  const leg: CabinLeg = {
    ...cabin,
    dominantCabinName: cabinName(airline, family),
    checkedBags: bagsText(bagCount(bags, passengers), bagKg),
  }
  if (airline !== 'VS')
    return { ...leg, seatPitch: null, seatSelection: null, checkInPriority: null, loungeAccess: null, beverages: null }
  return createRandom(`aircraft ${departure}`).chance(0.2) ? { ...leg, seatPitch: null, freshFoods: null } : leg
}

/** An infant, who has no seat, has one bag in every cabin. */
function bagCount(each: number, { adults, youngAdults, children, infants }: PassengerCounts): number {
  return each * (adults + youngAdults + children) + infants
}

function bagsText(count: number, kg: number): string {
  return count === 1 ? `1 bag up to ${kg} kg` : `${count} bags up to ${kg} kg each`
}

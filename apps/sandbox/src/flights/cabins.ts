import type { CabinLeg, PassengerCounts, Scalars } from '../generated/flight-resolvers.ts'
import { createRandom } from '../images/drawing/random.ts'
import type { AirlineCode } from './airlines.ts'

export type FareFamily = Scalars['FareFamilyType']['output']

/** In the order in which a flight's fares are answered. */
export const fareFamilies = [
  'AWARD-ECONOMY',
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY',
  'AWARD-BUSINESS-FIRST',
] as const satisfies readonly FareFamily[]

interface Cabin extends Omit<CabinLeg, 'dominantCabinName' | 'checkedBags'> {
  bags: number
  bagKg: number
}

const ownCabins: Readonly<Record<FareFamily, Cabin>> = {
  'AWARD-ECONOMY': {
    bags: 1,
    bagKg: 23,
    seatPitch: '31 inches',
    seatSelection: 'Free from 24 hours before departure',
    carryOnBags: '1 bag up to 10 kg',
    boardingPriority: null,
    checkInPriority: null,
    loungeAccess: null,
    freshFoods: 'Three-course meal',
    beverages: 'Soft drinks, wine and beer',
  },
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY': {
    bags: 2,
    bagKg: 23,
    seatPitch: '38 inches',
    seatSelection: 'Free when booking',
    carryOnBags: '1 bag up to 10 kg',
    boardingPriority: 'Second group',
    checkInPriority: 'Premium check-in',
    loungeAccess: null,
    freshFoods: 'Three-course meal on china',
    beverages: 'Sparkling wine, cocktails and soft drinks',
  },
  'AWARD-BUSINESS-FIRST': {
    bags: 2,
    bagKg: 32,
    seatPitch: 'Fully flat bed, 82 inches',
    seatSelection: 'Free when booking',
    carryOnBags: '2 bags, 16 kg together',
    boardingPriority: 'First group',
    checkInPriority: 'Upper Class wing',
    loungeAccess: 'Clubhouse lounge for each traveller',
    freshFoods: 'Dine when you like',
    beverages: 'Champagne and a full bar',
  },
}

const ownNames: Readonly<Record<FareFamily, string>> = {
  'AWARD-ECONOMY': 'Economy',
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY': 'Premium',
  'AWARD-BUSINESS-FIRST': 'Upper Class',
}

/** Other airlines' names for them. */
const otherNames: Readonly<Record<FareFamily, string>> = {
  'AWARD-ECONOMY': 'Main Cabin',
  'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY': 'Premium Economy',
  'AWARD-BUSINESS-FIRST': 'Business',
}

/** Returns a cabin's name, as the airline that flies it calls it (FLT-57). */
export function cabinName(airline: AirlineCode, family: FareFamily): string {
  return (airline === 'VS' ? ownNames : otherNames)[family]
}

/**
 * Returns what a cabin includes. Of other airlines, and now and then of an aircraft, not everything is known (FLT-61).
 */
export function cabinLeg(
  { airline, family, departure }: { airline: AirlineCode; family: FareFamily; departure: string },
  passengers: PassengerCounts,
): CabinLeg {
  const { bags, bagKg, ...cabin } = ownCabins[family]
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

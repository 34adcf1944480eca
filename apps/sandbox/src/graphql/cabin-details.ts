import { createHash } from 'node:crypto'

/** One leg's cabin, as in the GraphQL schema; what the airline does not say is null (FLT-61). */
export interface CabinLeg {
  dominantCabinName: string | null
  checkedBags: string | null
  seatPitch: string | null
  seatSelection: string | null
  carryOnBags: string | null
  boardingPriority: string | null
  checkInPriority: string | null
  loungeAccess: string | null
  freshFoods: string | null
  beverages: string | null
}

const economy: CabinLeg = {
  dominantCabinName: 'Economy',
  checkedBags: '1 bag up to 23 kg',
  seatPitch: '31 inches',
  seatSelection: 'Free from 24 hours before departure',
  carryOnBags: '1 bag up to 10 kg',
  boardingPriority: null,
  checkInPriority: null,
  loungeAccess: null,
  freshFoods: 'Three-course meal',
  beverages: 'Soft drinks, wine and beer',
}

const premium: CabinLeg = {
  dominantCabinName: 'Premium',
  checkedBags: '2 bags up to 23 kg each',
  seatPitch: '38 inches',
  seatSelection: 'Free when booking',
  carryOnBags: '1 bag up to 10 kg',
  boardingPriority: 'Second group',
  checkInPriority: 'Premium check-in',
  loungeAccess: null,
  freshFoods: 'Three-course meal on china',
  beverages: 'Sparkling wine, cocktails and soft drinks',
}

const upper: CabinLeg = {
  dominantCabinName: 'Upper Class',
  checkedBags: '2 bags up to 32 kg each',
  seatPitch: 'Fully flat bed, 82 inches',
  seatSelection: 'Free when booking',
  carryOnBags: '2 bags, 16 kg together',
  boardingPriority: 'First group',
  checkInPriority: 'Upper Class wing',
  loungeAccess: 'Clubhouse lounge for each traveller',
  freshFoods: 'Dine when you like',
  beverages: 'Champagne and a full bar',
}

const cabins = [economy, premium, upper]
/** What no offer of a search can be called. */
const unknown = /^(?:unknown.*|\s*)$/i

/** The cabins on each leg of an offer: the same at every call, different from offer to offer; none for an unknown one. */
export function cabinLegs(offerId: string): CabinLeg[] {
  if (unknown.test(offerId)) return []
  const hash = createHash('sha256').update(offerId).digest()
  const cabin = cabins[(hash[0] ?? 0) % cabins.length] ?? economy
  const isReturn = (hash[1] ?? 0) % 3 === 0
  // Now and then the way back is flown on an aircraft of whose seats and food the airline says nothing.
  const back: CabinLeg = (hash[2] ?? 0) % 4 === 0 ? { ...cabin, seatPitch: null, freshFoods: null } : cabin
  return isReturn ? [cabin, back] : [cabin]
}

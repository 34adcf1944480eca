import { m } from '#paraglide/messages.js'
import type { Fare } from '#domain/flight/model/fares.ts'

/**
 * Returns the cabin as the airline calls it; where it says nothing, by its fare family, which may be an unknown one
 * (FLT-57).
 */
export function cabinName({ fareSegments, fareFamilyType }: Fare): string {
  const name = fareSegments[0]?.cabinName.trim() ?? ''
  if (name !== '') return name
  switch (fareFamilyType) {
    case 'AWARD-ECONOMY':
      return m.flightResults_cabin_economy()
    case 'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY':
      return m.flightResults_cabin_premium()
    case 'AWARD-BUSINESS-FIRST':
      return m.flightResults_cabin_upper()
    // Unknown value from a newer schema.
    default:
      return m.flightResults_cabin_other()
  }
}

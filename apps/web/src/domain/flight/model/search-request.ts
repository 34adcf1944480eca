import type {
  CabinDetailsQueryVariables,
  CurrencyCode,
  SearchOffersQueryVariables,
} from '@clubhouse/graphql-client/types'
import type { FlightSearch } from './flight-address.ts'
import { passengerKinds, type Passengers } from './passengers.ts'

type Day = SearchOffersQueryVariables['flightSearchRequest']['searchOriginDestinations'][number]['departureDate']

/** Returns what the service is asked for a search (FLT-28, FLT-62). */
export function searchVariables(search: FlightSearch, currencyCode: CurrencyCode): SearchOffersQueryVariables {
  const { origin, destination, departing, returning, passengers } = search
  const wayBack =
    returning === undefined ? [] : [{ origin: destination, destination: origin, departureDate: toDay(returning) }]
  const codes = passengerKinds.flatMap(({ field, code }) => Array.from({ length: passengers[field] }, () => code))
  return {
    currencyCode,
    flightSearchRequest: {
      awardSearch: true,
      searchOriginDestinations: [{ origin, destination, departureDate: toDay(departing) }, ...wayBack],
      currentTripIndexId: '0',
    },
    customerDetails: codes.map((ptc, index) => ({ custId: String(index + 1), ptc })),
  }
}

/** Returns what the service is asked for the cabins of an offer (FLT-65). */
export function cabinVariables(offerId: string, passengers: Passengers): CabinDetailsQueryVariables {
  const { adults, youngAdults, children, infant } = passengers
  return { offerId, passengerCounts: { adults, youngAdults, children, infants: infant } }
}

/** Throws for what is no day: a search has been read by `readFlightAddress`, which lets no other through. */
function toDay(text: string): Day {
  if (!isDay(text)) throw new Error('The day of a search is yyyy-MM-dd')
  return text
}

function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

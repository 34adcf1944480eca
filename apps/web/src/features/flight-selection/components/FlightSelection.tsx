import { FlightsProvider } from '#domain/flight/api/flights.tsx'
import type { FlightSearch } from '#domain/flight/model/flight-address.ts'
import { CheckoutReturn } from './CheckoutReturn.tsx'
import { FlightChoices } from './FlightChoices.tsx'

/** The results of a search: flights and fares to choose from, and the journey they make (FLT-33). */
export function FlightSelection({ search }: { search: FlightSearch }) {
  return (
    <FlightsProvider>
      <CheckoutReturn />
      <FlightChoices search={search} />
    </FlightsProvider>
  )
}

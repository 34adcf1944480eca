import type { FlightChoice, FlightSearch } from '#domain/flight/model/flight-address.ts'
import { flightQuery } from '#domain/flight/model/flight-address.ts'

/** How the airline's checkout says what came of it, in the address that it leads back to (FLT-66; assumed). */
export type CheckoutEnd = 'completed' | 'cancelled'

const endParameter = 'status'

/**
 * Returns where a journey is paid for: the airline's page with the search query (FLT-43), and where that leads back to.
 */
export function checkoutAddress(base: string, search: FlightSearch, choice: FlightChoice, returnURL: string): string {
  const address = new URL(base)
  for (const [name, value] of Object.entries(flightQuery(search, choice)))
    if (value !== undefined) address.searchParams.set(name, value)
  address.searchParams.set('returnURL', returnURL)
  return address.href
}

/** Returns what came of the checkout, if the address says so. */
export function checkoutEndOf(query: URLSearchParams): CheckoutEnd | undefined {
  switch (query.get(endParameter)) {
    case 'COMPLETED':
      return 'completed'
    case 'CANCELLED':
      return 'cancelled'
    default:
      return undefined
  }
}

/**
 * Returns the query of a results address without what the airline has added; after a booking, without what was booked.
 */
export function queryAfterCheckout(query: URLSearchParams, end: CheckoutEnd): URLSearchParams {
  const next = new URLSearchParams(query)
  const done = end === 'completed' ? ['basketId', 'sliceId', 'offerId'] : []
  for (const name of [endParameter, ...done]) next.delete(name)
  return next
}

/** Returns where points are bought; that page leads back to the fare they are for (FLT-37, FLT-44). */
export function buyPointsAddress(base: string, returnURL: string): string {
  const address = new URL(base)
  address.searchParams.set('returnURL', returnURL)
  return address.href
}

import { queryOptions } from '@tanstack/react-query'
import { loadCardPayments } from '#platform/payments/card-payments.ts'

/** Options of the card payment provider, as its script makes it (SUB-06). */
export function cardPaymentsOptions() {
  return queryOptions({
    queryKey: ['card-payments'],
    queryFn: loadCardPayments,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comes from a vendor's own script, also where there is no connection to the club.
    networkMode: 'always',
    // An object with functions: it is what it is.
    structuralSharing: false,
  })
}

import { Alert } from '@clubhouse/design-system/Alert'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { showToast } from '#platform/toasts/toast-store.ts'
import { trackCheckoutCompleted } from '../api/track-checkout.ts'
import { type CheckoutEnd, checkoutEndOf, queryAfterCheckout } from '../model/checkout-address.ts'
import { startedCheckout } from '../state/started-checkout.ts'

/** What the results are told, besides their address, once flights are booked. */
const booked = { areFlightsBooked: true }

/** Shows once how the airline's checkout ended, when a member comes back from it, and takes that out of the address (FLT-66). */
export function CheckoutReturn() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const end = checkoutEndOf(query)
  const finish = useEffectEvent((reached: CheckoutEnd) => {
    const journey = startedCheckout.take()
    const isBooked = journey !== undefined && reached === 'completed'
    if (isBooked) trackCheckoutCompleted(journey)
    else if (journey !== undefined) showToast({ message: m.flightResults_cancelled() })
    setQuery(queryAfterCheckout(query, reached), {
      replace: true,
      preventScrollReset: true,
      ...(isBooked && { state: booked }),
    })
  })
  useEffect(() => {
    if (end !== undefined) finish(end)
  }, [end])
  return (
    <div role="status">
      {saysBooked(state) && (
        <Alert tone="success" title={m.flightResults_booked_title()}>
          {m.flightResults_booked_body()}
        </Alert>
      )}
    </div>
  )
}

function saysBooked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'areFlightsBooked' in state
}

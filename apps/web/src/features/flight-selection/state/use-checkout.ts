import { useState } from 'react'
import type { FlightChoice, FlightSearch } from '#domain/flight/model/flight-address.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { openExternalLink } from '#platform/native/external-link.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { trackCheckoutStarted, trackedJourney } from '../api/track-checkout.ts'
import { checkoutAddress } from '../model/checkout-address.ts'
import { startedCheckout } from './started-checkout.ts'
import { useResultsAddress } from './use-buy-points-address.ts'

/** Leaves for the airline's checkout in this tab, which leads back to the results (FLT-43). In the native app the shell opens it. */
export function useCheckout(search: FlightSearch, choice: FlightChoice) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const returnURL = useResultsAddress(choice)
  return {
    isLeaving: state === 'leaving',
    isFailed: state === 'failed',
    leave(points: number): void {
      if (state === 'leaving') return
      setState('leaving')
      const address = checkoutAddress(clubConfig().links.flightCheckout, search, choice, returnURL)
      const journey = trackedJourney(search, points)
      startedCheckout.keep(journey)
      trackCheckoutStarted(journey)
      if (!isNativeApp()) return location.assign(address)
      openExternalLink(address).then(
        () => setState('idle'),
        (error: unknown) => {
          console.error(error)
          setState('failed')
        },
      )
    },
  }
}

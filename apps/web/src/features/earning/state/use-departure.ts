import { useEffect, useState, useSyncExternalStore } from 'react'
import { openExternalLink } from '#platform/native/external-link.ts'
import { createDeparture, type Departure, type DepartureState } from '../model/departure.ts'

export type DepartureControls = Omit<Departure, 'state' | 'subscribe'> & { state: DepartureState }

/** The way to a partner's page from a component: leaving the page, or the component going, stops it (RDM-20). */
export function useDeparture(pause: number): DepartureControls {
  const [departure] = useState(() => createDeparture({ pause, open: openExternalLink }))
  const state = useSyncExternalStore(departure.subscribe, departure.state, departure.state)
  useEffect(() => {
    // A page that is kept for the way back would open the partner's when the member has come back, and one that is left
    // stands until the next one has come.
    const leaving = ['pagehide', 'popstate'] as const
    for (const event of leaving) window.addEventListener(event, departure.cancel)
    return () => {
      for (const event of leaving) window.removeEventListener(event, departure.cancel)
      departure.cancel()
    }
  }, [departure])
  const { start, startAgain, cancel, leftByLink } = departure
  return { state, start, startAgain, cancel, leftByLink }
}

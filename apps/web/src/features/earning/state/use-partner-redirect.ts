import { useEffect, useState, useSyncExternalStore } from 'react'
import { openExternalLink } from '#platform/native/external-link.ts'
import { createPartnerRedirect, type PartnerRedirect, type PartnerRedirectState } from '../model/partner-redirect.ts'

export type PartnerRedirectControls = Omit<PartnerRedirect, 'state' | 'subscribe'> & { state: PartnerRedirectState }

/** Redirects to a partner's page from a component: leaving the page, or the component going, stops it (RDM-20). */
export function usePartnerRedirect(pause: number): PartnerRedirectControls {
  const [redirect] = useState(() => createPartnerRedirect({ pause, open: openExternalLink }))
  const state = useSyncExternalStore(redirect.subscribe, redirect.state, redirect.state)
  useEffect(() => {
    // A page that is kept for the way back would open the partner's when the member has come back, and one that is left
    // stands until the next one has come.
    const leaving = ['pagehide', 'popstate'] as const
    for (const event of leaving) window.addEventListener(event, redirect.cancel)
    return () => {
      for (const event of leaving) window.removeEventListener(event, redirect.cancel)
      redirect.cancel()
    }
  }, [redirect])
  const { start, startAgain, cancel, openedByLink } = redirect
  return { state, start, startAgain, cancel, openedByLink }
}

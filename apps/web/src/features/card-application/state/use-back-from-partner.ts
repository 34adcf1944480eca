import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser shows the page again as it was left for the card issuer's. */
export function useBackFromPartner(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && back()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}

import { lazy } from 'react'
import { useConsent, useIsConsentSettingsOpen } from '#platform/consent/consent-store.ts'
import { LatePart } from './LatePart.tsx'

const CookieConsent = lazy(() =>
  import('#features/cookie-consent/components/CookieConsent.tsx').then((module) => ({
    default: module.CookieConsent,
  })),
)

/**
 * The question about cookies. It stands right behind the skip link, so that keys and screen readers come to it first, and
 * is loaded for those only who have not answered yet. A page goes on without it when it fails.
 */
export function ConsentOverlay() {
  const isUndecided = useConsent().kind === 'undecided'
  const isSettingsOpen = useIsConsentSettingsOpen()
  return <LatePart>{(isUndecided || isSettingsOpen) && <CookieConsent />}</LatePart>
}

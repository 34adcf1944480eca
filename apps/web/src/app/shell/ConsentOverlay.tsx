import { useConsent, useIsConsentSettingsOpen } from '#platform/consent/consent-store.ts'
import { island } from '#platform/islands/island.tsx'

const CookieConsent = island(
  () => import('#features/cookie-consent/components/CookieConsent.tsx').then((module) => module.CookieConsent),
  { when: 'render', isBrowserOnly: true },
)

/**
 * The question about cookies. It stands right behind the skip link, so that keys and screen readers come to it first, and
 * is loaded for those only who have not answered yet. A page goes on without it when it fails.
 */
export function ConsentOverlay() {
  const isUndecided = useConsent().kind === 'undecided'
  const isSettingsOpen = useIsConsentSettingsOpen()
  return (isUndecided || isSettingsOpen) && <CookieConsent />
}

import {
  chooseCookies,
  closeConsentSettings,
  currentChoices,
  openConsentSettings,
  useConsent,
  useIsConsentSettingsOpen,
} from '#platform/consent/consent-store.ts'
import type { CookieChoices } from '#platform/consent/cookie-choices.ts'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { ConsentBar } from './ConsentBar.tsx'

const ConsentSettings = island(() => import('./ConsentSettings.tsx').then((module) => module.ConsentSettings), {
  when: 'render',
  isBrowserOnly: true,
  failed: OverlayFailed,
})

/** Asks about cookies until there is an answer (CKE-07), and again whenever somebody opens the settings. */
export function CookieConsent() {
  const isUndecided = useConsent().kind === 'undecided'
  const isSettingsOpen = useIsConsentSettingsOpen()
  const choose = (choices: CookieChoices) => {
    closeConsentSettings()
    chooseCookies(choices)
  }
  return (
    <>
      {isUndecided && <ConsentBar onChoose={choose} onSettings={openConsentSettings} />}
      {isSettingsOpen && (
        <ConsentSettings choices={currentChoices()} onChoose={choose} onClose={closeConsentSettings} />
      )}
    </>
  )
}

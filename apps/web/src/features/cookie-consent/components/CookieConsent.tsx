import { lazy, Suspense } from 'react'
import {
  chooseCookies,
  closeConsentSettings,
  currentChoices,
  openConsentSettings,
  useConsent,
  useIsConsentSettingsOpen,
} from '#platform/consent/consent-store.ts'
import type { CookieChoices } from '#platform/consent/cookie-choices.ts'
import { ConsentBar } from './ConsentBar.tsx'

const ConsentSettings = lazy(() =>
  import('./ConsentSettings.tsx').then((module) => ({ default: module.ConsentSettings })),
)

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
        <Suspense fallback={null}>
          <ConsentSettings choices={currentChoices()} onChoose={choose} onClose={closeConsentSettings} />
        </Suspense>
      )}
    </>
  )
}

import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import { readConsentCookie, writeConsentCookie } from './consent-cookie.ts'
import { type CookieChoices, necessaryOnly, optionalCookies } from './cookie-choices.ts'

/** What the person has said about cookies; `unknown` until the browser was asked. */
export type Consent = { kind: 'unknown' } | { kind: 'undecided' } | { kind: 'decided'; choices: CookieChoices }

const store = proxy<{ consent: Consent; isSettingsOpen: boolean }>({
  consent: { kind: 'unknown' },
  isSettingsOpen: false,
})

/** Returns what the person has said, for components. */
export function useConsent(): Consent {
  return useSnapshot(store).consent
}

/** Returns what the person has said, outside components. */
export function currentConsent(): Consent {
  return store.consent
}

/** Returns the choices in force: what was chosen, else the defaults (CKE-02). */
export function currentChoices(): CookieChoices {
  return store.consent.kind === 'decided' ? store.consent.choices : necessaryOnly
}

/** Returns whether anything but the necessary was agreed to. */
export function allowsOptional(consent: Consent): boolean {
  return consent.kind === 'decided' && optionalCookies.some((cookie) => consent.choices[cookie])
}

/** Reads what the browser holds: at the start, and when another tab may have changed it. */
export function readConsent(): void {
  const choices = readConsentCookie()
  // Where cookies are blocked, what was chosen on this page still holds.
  if (choices === undefined && store.consent.kind === 'decided') return
  const next: Consent = choices === undefined ? { kind: 'undecided' } : { kind: 'decided', choices: ref(choices) }
  if (JSON.stringify(next) !== JSON.stringify(store.consent)) store.consent = next
}

/** Lets a choice take effect that another tab has stored. */
export function adoptChoices(choices: CookieChoices): void {
  store.consent = { kind: 'decided', choices: ref(choices) }
}

/** Stores a choice and lets it take effect at once, in every tab (CKE-07). */
export function chooseCookies(choices: CookieChoices): void {
  writeConsentCookie(choices)
  adoptChoices(choices)
}

/** Asks for consent again, after the cookie was cleared. */
export function forgetConsent(): void {
  store.consent = { kind: 'undecided' }
}

/** Calls back whenever the consent changes; returns a function that stops it. */
export function onConsentChange(callback: (consent: Consent) => void): () => void {
  let before = store.consent
  return subscribe(
    store,
    () => {
      if (store.consent === before) return
      before = store.consent
      callback(before)
    },
    true,
  )
}

/** Opens the settings, where a choice can be changed as easily as it was made. */
export function openConsentSettings(): void {
  store.isSettingsOpen = true
}

export function closeConsentSettings(): void {
  store.isSettingsOpen = false
}

export function useIsConsentSettingsOpen(): boolean {
  return useSnapshot(store).isSettingsOpen
}

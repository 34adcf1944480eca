import { cookieName } from './consent-cookie.ts'
import { adoptChoices, type Consent, currentChoices, onConsentChange, readConsent } from './consent-store.ts'
import { parseChoices } from './cookie-choices.ts'
import { clearOptionalStorage } from './optional-storage.ts'

/**
 * Reads what was chosen, and follows other tabs: at once by message, and by the cookie when a tab is looked at again, be
 * it out of the browser's back/forward cache. Gives back how to stop.
 */
export function followConsent(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(cookieName)
  let isHeard = false
  const sendToTabs = (consent: Consent) => {
    if (consent.kind !== 'decided' || isHeard) return
    // The choices go along: another tab may not yet see the cookie that this one has just written.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
    channel?.postMessage(JSON.stringify(consent.choices))
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    isHeard = true
    try {
      adoptChoices(parseChoices(String(data)))
    } catch (error) {
      console.warn('Another tab has sent what is no choice', error)
    }
    isHeard = false
  }
  const readWhenSeen = () => {
    if (document.visibilityState === 'visible') readConsent()
  }
  readConsent()
  clearOptionalStorage(currentChoices())
  const stop = onConsentChange((consent) => {
    clearOptionalStorage(currentChoices())
    sendToTabs(consent)
  })
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', readWhenSeen)
  window.addEventListener('pageshow', readWhenSeen)
  return () => {
    stop()
    channel?.close()
    document.removeEventListener('visibilitychange', readWhenSeen)
    window.removeEventListener('pageshow', readWhenSeen)
  }
}

import { cookieName } from './consent-cookie.ts'
import { currentChoices, onConsentChange, readConsent } from './consent-store.ts'
import { clearOptionalStorage } from './optional-storage.ts'

/**
 * Reads what was chosen, and follows other tabs: at once by message, and by the cookie itself when a tab is looked at
 * again, be it out of the browser's back/forward cache. Gives back how to stop.
 */
export function followConsent(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(cookieName)
  const readWhenSeen = () => {
    if (document.visibilityState === 'visible') readConsent()
  }
  readConsent()
  clearOptionalStorage(currentChoices())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
  const tellTabs = () => channel?.postMessage('changed')
  const stop = onConsentChange(() => {
    clearOptionalStorage(currentChoices())
    tellTabs()
  })
  channel?.addEventListener('message', readConsent)
  document.addEventListener('visibilitychange', readWhenSeen)
  window.addEventListener('pageshow', readWhenSeen)
  return () => {
    stop()
    channel?.close()
    document.removeEventListener('visibilitychange', readWhenSeen)
    window.removeEventListener('pageshow', readWhenSeen)
  }
}

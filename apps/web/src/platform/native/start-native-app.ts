import { endSession } from '#platform/auth/auth.ts'
import { onSessionEnd } from '#platform/auth/session-store.ts'
import { basePath } from '#platform/config/base-path.ts'
import { currentConsent, forgetConsent, onConsentChange } from '#platform/consent/consent-store.ts'
import { followPushToken } from '#platform/messaging/push-binding.ts'
import { openExternalLinksInShell } from './external-link.ts'
import { isNativeApp } from './native-app.ts'
import { nativeBridge } from './native-bridge.ts'
import { followShellInfo } from './shell-info.ts'

/** Connects the app to its native shell (NAT-01, NAT-02). Does nothing in a browser. */
export function startNativeApp(): void {
  if (!isNativeApp()) return
  const bridge = nativeBridge()
  followShellInfo()
  followPushToken()
  bridge.send({ type: 'web_ready' })
  openExternalLinksInShell()
  sendChoices()
  onConsentChange(sendChoices)
  let isFromShell = false
  onSessionEnd(() => {
    if (!isFromShell) bridge.send({ type: 'logout' })
    clearBrowser()
  })
  bridge.subscribe('logout', () => {
    isFromShell = true
    endSession()
    clearBrowser()
    isFromShell = false
  })
}

/** Sends the choices about cookies to the shell, which respects them too (CKE-08, NAT-07). */
function sendChoices(): void {
  const consent = currentConsent()
  if (consent.kind === 'decided') nativeBridge().send({ type: 'cookie_consent', choices: { ...consent.choices } })
}

/** Clears the web view's storage and cookies: nothing stays after a logout (NAT-09). */
function clearBrowser(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) {
      const name = cookie.split('=', 1)[0] ?? ''
      for (const path of ['/', `${basePath}/`]) document.cookie = `${name}=; Path=${path}; Max-Age=0`
    }
  } catch (error) {
    console.warn('The browser could not be cleared', error)
  }
  forgetConsent()
}

import { appConfig } from '#platform/config/app-config.ts'
import { currentConsent, onConsentChange } from '#platform/consent/consent-store.ts'

/** How often it is looked whether the choice about cookies is known, in milliseconds (ANL-09). */
const checkMs = 1_000

/**
 * Starts messaging for the member who is signed in, once it is known that marketing is allowed, and stops it when that is
 * taken back. Gives back how to stop, for when the session ends.
 */
export function startMessaging(): () => void {
  const url = appConfig().services?.messaging
  if (url === undefined) return () => undefined
  let running: AbortController | undefined
  const stop = () => {
    running?.abort()
    running = undefined
  }
  const follow = () => {
    const consent = currentConsent()
    const isAllowed = consent.kind === 'decided' && consent.choices['marketing-advertising']
    if (!isAllowed) return stop()
    if (running !== undefined) return
    const run = new AbortController()
    running = run
    initialise(url, run.signal).catch((error: unknown) => {
      if (!run.signal.aborted) console.warn('Messaging did not start', error)
    })
  }
  let isKnown = false
  const check = setInterval(() => {
    if (currentConsent().kind !== 'decided') return
    isKnown = true
    clearInterval(check)
    follow()
  }, checkMs)
  const unfollow = onConsentChange(() => {
    if (isKnown) follow()
  })
  return () => {
    clearInterval(check)
    unfollow()
    stop()
  }
}

async function initialise(url: string, signal: AbortSignal): Promise<void> {
  const { initialiseMessaging } = await import('./messaging-service.ts')
  await initialiseMessaging(url, signal)
}

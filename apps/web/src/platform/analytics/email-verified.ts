import { emailVerified } from '@clubhouse/event-client/track'
import { currentConsent, onConsentChange } from '#platform/consent/consent-store.ts'
import { optionalKeys } from '#platform/consent/optional-storage.ts'
import { digestOf } from '#platform/digest.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** So many members are remembered who share a browser. */
const mostMembers = 20

/**
 * Tracks once for each member that a new one has confirmed their e-mail address (ANL-02), however often they log in before
 * their first step. The browser keeps a digest of who it was, and that only with consent to analytics.
 */
export async function trackEmailVerified(memberId: string): Promise<void> {
  const member = await digestOf(memberId)
  if (trackedMembers().includes(member)) return
  emailVerified()
  onceDecided((isAllowed) => {
    if (!isAllowed) return
    const members = [member, ...trackedMembers()].slice(0, mostMembers)
    safeLocalStorage.set(optionalKeys.verifiedMembers, members.join(' '))
  })
}

function trackedMembers(): readonly string[] {
  return safeLocalStorage.get(optionalKeys.verifiedMembers)?.split(' ') ?? []
}

/** Calls back with whether analytics is allowed, once the person has said so: until then the event is not sent either. */
function onceDecided(callback: (isAllowed: boolean) => void): void {
  const consent = currentConsent()
  if (consent.kind === 'decided') return callback(consent.choices.analytics)
  const stop = onConsentChange((next) => {
    if (next.kind !== 'decided') return
    stop()
    callback(next.choices.analytics)
  })
}

import { safeLocalStorage, safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { type CookieChoices, optionalCookies, type OptionalCookie } from './cookie-choices.ts'

/** All that is kept in the browser with consent only, by the consent that it needs. */
export const optionalKeys = {
  monitoringSession: 'monitoring-session',
  verifiedMembers: 'verified-members',
  messagingDevice: 'messaging-device',
  personalisationSession: 'personalisation-session',
} as const

const storedWith: Record<OptionalCookie, () => void> = {
  analytics() {
    safeSessionStorage.remove(optionalKeys.monitoringSession)
    safeLocalStorage.remove(optionalKeys.verifiedMembers)
  },
  'marketing-advertising': () => safeLocalStorage.remove(optionalKeys.messagingDevice),
  functional: () => safeSessionStorage.remove(optionalKeys.personalisationSession),
}

/** Removes everything that the current choices do not allow, also what an earlier version stored. */
export function clearOptionalStorage(choices: CookieChoices): void {
  for (const cookie of optionalCookies) if (!choices[cookie]) storedWith[cookie]()
}

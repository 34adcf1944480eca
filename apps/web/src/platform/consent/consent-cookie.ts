import { readCookie, writeCookie } from '#platform/storage/cookies.ts'
import { type CookieChoices, parseChoices } from './cookie-choices.ts'

/** The cookie's name and how long it lasts, in seconds (CKE-03). */
export const cookieName = 'user-cookie-preferences'
const maxAge = 365 * 24 * 60 * 60

/**
 * Returns the choices that were stored; nothing when there are none, or none that can be read, which is logged (CKE-04,
 * ERR-50).
 */
export function readConsentCookie(): CookieChoices | undefined {
  try {
    const stored = readCookie(cookieName)
    return stored === undefined ? undefined : parseChoices(stored)
  } catch (error) {
    console.error('The cookie preferences cannot be read; the defaults apply', error)
    return undefined
  }
}

/** Stores the choices. Where cookies are blocked this is logged, and they hold until the page is left (ERR-50). */
export function writeConsentCookie(choices: CookieChoices): void {
  try {
    writeCookie(cookieName, encodeURIComponent(JSON.stringify(choices)), maxAge)
  } catch (error) {
    console.error('The cookie preferences cannot be stored', error)
  }
}

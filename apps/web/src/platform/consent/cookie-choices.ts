import type { CookieChoices } from '@clubhouse/event-client/track'

export type { CookieChoices }

/** What a person may allow or not; necessary is always on (CKE-01, CKE-02). */
export const optionalCookies = ['functional', 'analytics', 'marketing-advertising'] as const
export type OptionalCookie = (typeof optionalCookies)[number]

/** As long as nothing was chosen, and after reject all (CKE-02, CKE-05). */
export const necessaryOnly: CookieChoices = {
  necessary: true,
  'marketing-advertising': false,
  functional: false,
  analytics: false,
}

/** After accept all (CKE-05). */
export const everything: CookieChoices = {
  necessary: true,
  'marketing-advertising': true,
  functional: true,
  analytics: true,
}

/**
 * Reads the choices out of the cookie's value. What is not there or not a boolean is not allowed, and necessary is on
 * whatever the cookie says (CKE-02). Throws when the value is not the JSON of an object (CKE-04).
 */
export function parseChoices(value: string): CookieChoices {
  const stored: unknown = JSON.parse(decodeURIComponent(value))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new TypeError('The cookie preferences are not an object')
  const allows = (cookie: OptionalCookie) => Reflect.get(stored, cookie) === true
  return {
    necessary: true,
    'marketing-advertising': allows('marketing-advertising'),
    functional: allows('functional'),
    analytics: allows('analytics'),
  }
}

import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { readCookie, writeCookie } from '#platform/storage/cookies.ts'

const probe = 'login-probe'

/**
 * Throws an ApiError that says what to allow when the browser would forget a login on its way to the identity provider:
 * without storage there is no verifier when the provider leads back, and without cookies the provider forgets as well.
 */
export function requireLoginStorage(): void {
  if (keepsStorage() && keepsCookies()) return
  const friendlyText = m.session_login_storage_blocked()
  throw new ApiError('unknown', 'The browser keeps no storage or no cookies', {
    operationId: 'identity.login',
    friendlyText,
  })
}

function keepsStorage(): boolean {
  try {
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

function keepsCookies(): boolean {
  try {
    writeCookie(probe, '1', 60)
    const isKept = readCookie(probe) === '1'
    writeCookie(probe, '', 0)
    return isKept
  } catch {
    return false
  }
}

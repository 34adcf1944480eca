import { readCookie, writeCookie } from '#platform/storage/cookies.ts'

/**
 * A cookie that says only that somebody signed in with this browser. The host then sends the empty shell instead of the
 * visitor's prerendered page, and the app asks the identity provider whether the session still stands. It is no token.
 */
const name = 'session-expected'

/** As long as the identity provider keeps its session. */
const maxAge = 14 * 24 * 60 * 60

/** Returns whether somebody signed in with this browser; nobody did where cookies are blocked (ERR-50). */
export function isSessionExpected(): boolean {
  try {
    return readCookie(name) === '1'
  } catch (error) {
    console.warn('Cookies are blocked: nobody can stay signed in', error)
    return false
  }
}

/** Keeps whether to ask for a session at the next start; where cookies are blocked there is none to ask for. */
export function expectSession(isExpected: boolean): void {
  try {
    writeCookie(name, isExpected ? '1' : '', isExpected ? maxAge : 0)
  } catch (error) {
    console.warn('Cookies are blocked: the session ends with this page', error)
  }
}

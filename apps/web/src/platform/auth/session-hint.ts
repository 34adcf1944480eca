import { readCookie, writeCookie } from '#platform/storage/cookies.ts'

/**
 * A cookie that says only that somebody signed in with this browser. The host then sends the empty shell instead of the
 * visitor's prerendered page, and the app asks the identity provider whether the session still stands. It is no token.
 */
const name = 'session-expected'

/** As long as the identity provider keeps its session. */
const maxAge = 14 * 24 * 60 * 60

export function isSessionExpected(): boolean {
  return readCookie(name) === '1'
}

export function expectSession(isExpected: boolean): void {
  writeCookie(name, isExpected ? '1' : '', isExpected ? maxAge : 0)
}

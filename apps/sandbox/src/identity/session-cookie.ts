/**
 * Lax, because the app and the provider are one site: the silent renewal in a hidden frame still gets it. Sent to the
 * provider only, so that the club's other services never see it.
 */
export const SESSION_COOKIE = { signed: true, httpOnly: true, sameSite: 'lax', path: '/identity' } as const

/** For the length of one sign-in; the library narrows the path to that sign-in. */
export const SIGN_IN_COOKIE = { signed: true, httpOnly: true, sameSite: 'lax' } as const

export const COOKIE_NAMES = {
  session: 'identity_session',
  interaction: 'identity_sign_in',
  resume: 'identity_resume',
} as const

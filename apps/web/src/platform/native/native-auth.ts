import type { AuthFailed, ParError, ParResponse } from '@clubhouse/native-bridge/messages'
import { keepLogin } from '#platform/auth/kept-logins.ts'
import { requireLoginStorage } from '#platform/auth/login-storage.ts'
import { challengeOf, createVerifier } from '#platform/auth/pkce.ts'
import { keepReturnPath } from '#platform/auth/return-path-store.ts'
import { isNativeApp } from './native-app.ts'
import { nativeBridge } from './native-bridge.ts'

/** Why a login in the app did not begin; what the login page is told (NAT-18, ERR-51). */
export type NativeAuthProblem = 'not_in_app' | 'par_failed' | 'init_failed'

/** Where a login in the app goes on, or why it did not begin. */
export type NativeLogin = { kind: 'begun'; authUrl: string } | { kind: NativeAuthProblem }

/** How long the shell may take, in milliseconds. */
const timeoutMs = 10_000

/**
 * Begins a login in the app: keeps a verifier of 128 characters, and has the shell push a request with its S256 challenge
 * (NAT-04, NAT-05, NAT-06). Afterwards the member is back at `returnPath`. Never rejects: why it did not begin is returned,
 * logged, and told to the shell (NAT-12, NAT-18).
 */
export async function beginNativeLogin(returnPath: string): Promise<NativeLogin> {
  if (!isNativeApp()) return { kind: 'not_in_app' }
  try {
    requireLoginStorage()
    const verifier = createVerifier()
    // The bridge takes fewer characters than a verifier may have.
    const state = crypto.randomUUID()
    const challenge = await challengeOf(verifier)
    const answer: ParResponse | ParError = await nativeBridge().request(
      { type: 'initialise_par', challenge, challengeMethod: 'S256', state },
      { timeoutMs },
    )
    if (answer.type === 'par_error') return fail('par_failed', answer.message)
    keepLogin({ state, verifier, isStepUp: false, startedAt: Date.now() })
    keepReturnPath(returnPath)
    return { kind: 'begun', authUrl: answer.authUrl }
  } catch (error) {
    return fail('init_failed', error)
  }
}

/** Reports to the shell that a login failed (NAT-12); does nothing in a browser. */
export function reportAuthFailure(reason: AuthFailed['reason']): void {
  nativeBridge().send({ type: 'auth_failed', reason })
}

function fail(kind: 'par_failed' | 'init_failed', cause: unknown): NativeLogin {
  console.error(`The login in the app did not begin: ${kind}`, cause)
  reportAuthFailure(kind)
  return { kind }
}

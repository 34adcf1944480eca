import type { AuthFailed, ParError, ParResponse } from '@clubhouse/native-bridge/messages'
import { isNativeApp } from './native-app.ts'
import { nativeBridge } from './native-bridge.ts'

/** Why a login in the app did not begin; what the login page is told (NAT-18, ERR-51). */
export type NativeAuthProblem = 'not_in_app' | 'par_failed' | 'init_failed'

/** A login in the app did not begin. */
export class NativeAuthError extends Error {
  override readonly name = 'NativeAuthError'
  readonly problem: NativeAuthProblem

  constructor(problem: NativeAuthProblem, cause?: unknown) {
    super(`The login in the app did not begin: ${problem}`, { cause })
    this.problem = problem
  }
}

/** How long the shell may take, in milliseconds. */
const timeoutMs = 10_000

/**
 * Asks the shell to push an authorisation request; answers where the login goes on (NAT-05, NAT-06). Throws a
 * NativeAuthError: outside the app, when the request was refused, and when the shell did not answer. The bridge's contract
 * has it already; the page at `/auth-init` that sends it is not built yet (RTE-19).
 *
 * @internal
 */
export async function initialisePar(request: { challenge: string; state: string }): Promise<string> {
  if (!isNativeApp()) throw new NativeAuthError('not_in_app')
  const message = { type: 'initialise_par', challengeMethod: 'S256', ...request } as const
  const answer: ParResponse | ParError = await nativeBridge()
    .request(message, { timeoutMs })
    .catch((error: unknown) => {
      throw new NativeAuthError('init_failed', error)
    })
  if (answer.type === 'par_error') throw new NativeAuthError('par_failed', answer.message)
  return answer.authUrl
}

/** Reports to the shell that a login failed (NAT-12); does nothing in a browser. */
export function reportAuthFailure(reason: AuthFailed['reason']): void {
  nativeBridge().send({ type: 'auth_failed', reason })
}

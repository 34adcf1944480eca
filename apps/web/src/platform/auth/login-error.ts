import { m } from '#paraglide/messages.js'

/** What can go wrong when the identity provider leads back (AUT-13, AUT-15, NAT-17), or another one does (RFC 9207). */
export type LoginErrorKind =
  | 'missing_parameter'
  | 'pkce_missing'
  | 'state_mismatch'
  | 'issuer_mismatch'
  | 'token_exchange_failed'
  | 'no_id_token'

/** A login that did not succeed. Its message is for the log; `friendlyText` is for the member. */
export class LoginError extends Error {
  override readonly name = 'LoginError'
  readonly kind: LoginErrorKind

  constructor(kind: LoginErrorKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }

  get friendlyText(): string {
    switch (this.kind) {
      case 'missing_parameter':
        return m.session_login_missing_parameter()
      case 'pkce_missing':
        return m.session_login_pkce_missing()
      case 'state_mismatch':
        return m.session_login_state_mismatch()
      case 'issuer_mismatch':
        return m.session_login_issuer_mismatch()
      case 'token_exchange_failed':
        return m.session_login_exchange_failed()
      case 'no_id_token':
        return m.session_login_no_id_token()
    }
  }
}

/** Returns what is wrong with the address that the provider led back to, before anything is sent (AUT-13, AUT-15). */
export function checkCallback(
  parameters: URLSearchParams,
  login: { verifier?: string; state?: string },
): LoginError | undefined {
  const state = parameters.get('state') ?? ''
  if ((parameters.get('code') ?? '') === '' || state === '')
    return new LoginError('missing_parameter', 'Missing code or state parameter')
  if (login.verifier === undefined || login.state === undefined)
    return new LoginError('pkce_missing', 'The verifier of this login is not there')
  if (login.state !== state)
    return new LoginError('state_mismatch', 'The state is not that of this login: it may be forged')
  return undefined
}

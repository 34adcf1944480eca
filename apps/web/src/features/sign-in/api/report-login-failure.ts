import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { LoginError, type LoginErrorKind } from '#platform/auth/login-error.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { reportAuthFailure } from '#platform/native/native-auth.ts'

const reasonOf = {
  missing_parameter: 'missing_code_or_state',
  pkce_missing: 'pkce_missing',
  state_mismatch: 'state_mismatch',
  // The shell knows no word for it: it is a forgery as well.
  issuer_mismatch: 'state_mismatch',
  token_exchange_failed: 'token_exchange_failed',
  no_id_token: 'no_id_token',
} as const satisfies Record<LoginErrorKind, string>

/** A login that failed: told to the native shell, logged, and handed to the error handler (AUT-12, NAT-12). */
export function reportLoginFailure(error: unknown): void {
  const isLoginError = error instanceof LoginError
  reportAuthFailure(isLoginError ? reasonOf[error.kind] : 'token_exchange_failed')
  console.error('Login failed', error)
  const friendlyText = isLoginError ? error.friendlyText : m.login_failed()
  handleError(new ApiError('unknown', 'Login failed', { operationId: 'identity.login', friendlyText, cause: error }))
}

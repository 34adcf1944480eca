import { Alert } from '@clubhouse/design-system/Alert'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { type FlightLogin, useFlightLogin } from '../state/flight-login.ts'

/** Says how the login for a search goes: that it is on its way, that all is filled in, or that it did not work (FLT-48). */
export function FlightLoginNotice() {
  const login = useFlightLogin()
  switch (login.kind) {
    case 'idle':
      return null
    case 'request':
      return (
        <Alert tone="info" isAnnounced>
          {m.flightSearch_login_request()}
        </Alert>
      )
    case 'success':
      return (
        <Alert tone="success" title={m.flightSearch_login_success_title()} isAnnounced>
          {m.flightSearch_login_success()}
        </Alert>
      )
    case 'error':
      return login.reason === 'target-ignored' ? (
        <Alert tone="warning">{m.flightSearch_login_target_ignored()}</Alert>
      ) : (
        <Alert tone="error" title={m.flightSearch_login_error_title()}>
          {reasonOf(login.reason)}
        </Alert>
      )
    default:
      return assertNever(login)
  }
}

type Reason = Extract<FlightLogin, { kind: 'error' }>['reason']

function reasonOf(reason: Exclude<Reason, 'target-ignored'>): string {
  return reason === 'not-started' ? m.flightSearch_login_not_started() : m.flightSearch_login_not_finished()
}

import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '../../paraglide/messages.js'
import { endSession } from '../auth/auth.ts'
import { showToast } from '../toasts/toast-store.ts'

/** What a failed call leads to, unless its caller shows it itself. */
export type ErrorReaction = { kind: 'ignore' } | { kind: 'end-session' } | { kind: 'toast'; message: string }

/** The reaction to an error (ERR-14 to ERR-16, CON-13). Pure: `handleError` carries it out. */
export function reactionTo(error: unknown): ErrorReaction {
  if (error instanceof ApiError) {
    if (error.kind === 'user_cancelled') return { kind: 'ignore' }
    if (error.kind === 'unauthorized') return { kind: 'end-session' }
    return { kind: 'toast', message: messageOf(error) }
  }
  return { kind: 'toast', message: m.error_default() }
}

/** The text for a server code, or the general one (ERR-16, ERR-19). */
export function messageOf(error: ApiError): string {
  switch (error.code) {
    case 'CILR':
    case 'OUT_OF_STOCK':
      return m.error_sold_out()
    case 'INSUFFICIENT_POINTS':
      return m.error_insufficient_points()
    default:
      return m.error_default()
  }
}

/** Reacts to an error that nobody else shows. */
export function handleError(error: unknown): void {
  const reaction = reactionTo(error)
  if (reaction.kind === 'end-session') endSession()
  if (reaction.kind === 'toast') showToast({ type: 'error', message: reaction.message })
}

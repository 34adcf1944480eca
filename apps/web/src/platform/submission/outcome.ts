import { ApiError } from '@clubhouse/rest-client/errors'
import { isTransient } from '@clubhouse/rest-client/retry'

/** The server's code for a key that came with another body. */
const reusedKey = 'IDEMPOTENCY_KEY_REUSED'

/** The server did what was asked, but its answer lacks what it should hold, such as the id of what was made. */
export class IncompleteAnswerError extends ApiError {}

/** What the failure of one call says of it, and of the calls with the same key before it. */
export type Verdict =
  /** The operation itself refused: nothing was done, by this call or an earlier one. */
  | 'refused'
  /** This call did nothing. It never reached the operation, so it says nothing of an earlier one. */
  | 'turned-away'
  /** The same, and the server asks for a pause (`Retry-After`). */
  | 'busy'
  /** An earlier call came with another body, and the operation answered that one. */
  | 'key-reused'
  /** Nobody knows whether this call did something. */
  | 'lost'

/** Statuses that leave open whether the call goes on behind them: a timeout, and another call with the same key. */
const openStatuses: ReadonlySet<number> = new Set([408, 409, 425])

/** Returns what the failure of a call says of it. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError) || error instanceof IncompleteAnswerError || isTransient(error)) return 'lost'
  if (error.code === reusedKey) return 'key-reused'
  if (error.isRefusal) return 'refused'
  const { status } = error
  if (status === 429) return 'busy'
  const isOpen = status !== undefined && (status < 400 || status >= 500 || openStatuses.has(status))
  return isOpen ? 'lost' : 'turned-away'
}

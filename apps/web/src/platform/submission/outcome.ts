import { ApiError } from '@clubhouse/rest-client/errors'
import { isTransient } from '@clubhouse/rest-client/retry'

/** The server's word for a key that came with another body: another tab's submission of the same name got there first. */
const reusedKey = 'IDEMPOTENCY_KEY_REUSED'

/** The server did what was asked and answered without what it should say, such as an exchange without its voucher. */
export class IncompleteAnswerError extends ApiError {}

/**
 * Whether nobody knows what came of it: no answer came, however often it was asked, the server failed on the way, or its
 * answer makes no sense. The submission then keeps its key, so that sending it again does nothing twice.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof IncompleteAnswerError) return true
  return isTransient(error) || (error.status ?? 0) >= 500
}

/** Whether another tab's submission of the same name was sent, with other details. */
export function wasSentElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === reusedKey
}

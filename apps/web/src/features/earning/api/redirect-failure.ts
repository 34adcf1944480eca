import { ApiError } from '@clubhouse/rest-client/errors'
import { isTransient } from '@clubhouse/rest-client/retry'

/**
 * Returns why a partner's page has no address: the reward has gone since its page was opened, or is not earned at a partner;
 * no answer came; or anything else, with which a retry may help.
 */
export function redirectFailure(error: unknown): 'gone' | 'no-connection' | 'other' {
  if (!(error instanceof ApiError)) return 'other'
  if (error.kind === 'not_found' || error.kind === 'unprocessable_entity') return 'gone'
  return isTransient(error) ? 'no-connection' : 'other'
}

import { ApiError } from '@clubhouse/rest-client/errors'
import type { StepUp } from './step-up-store.ts'

/** What a refused call leads to. */
export type StepUpReaction = 'retry-stepped-up' | 'start-step-up' | 'give-up'

/**
 * Returns what a 406 leads to: a member who is stepped up already gets a retry with the step-up flagged, anybody
 * else is asked to step up (STP-06, STP-07). Every other error is the caller's.
 */
export function reactionToRefusal(error: unknown, stepUp: StepUp): StepUpReaction {
  if (!(error instanceof ApiError) || error.kind !== 'not_acceptable') return 'give-up'
  return stepUp.kind === 'stepped-up' ? 'retry-stepped-up' : 'start-step-up'
}

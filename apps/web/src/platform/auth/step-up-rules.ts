import type { RedemptionType } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import type { StepUp } from './step-up-store.ts'

/** What a refused order or voucher call leads to. */
export type StepUpReaction = 'retry-stepped-up' | 'start-step-up' | 'give-up'

/**
 * A 406 on an order or voucher call: a member who is stepped up already gets a retry with the step-up flagged, anybody
 * else is asked to step up (STP-06, STP-07). Every other error is the caller's.
 */
export function reactionToRefusal(error: unknown, stepUp: StepUp): StepUpReaction {
  if (!(error instanceof ApiError) || error.kind !== 'not_acceptable') return 'give-up'
  return stepUp.kind === 'stepped-up' ? 'retry-stepped-up' : 'start-step-up'
}

const direct: ReadonlySet<RedemptionType> = new Set(['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'])

/** Whether an order goes out at once, past its checkout: some kinds do once the step-up is done (STP-08). */
export function submitsDirectly(redemptionType: RedemptionType, stepUp: StepUp): boolean {
  return stepUp.kind === 'stepped-up' && direct.has(redemptionType)
}

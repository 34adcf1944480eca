import { currentStepUp } from '#platform/auth/step-up-store.ts'
import { createSlice } from '#platform/state/client-state.ts'

/** How something goes on that was left for a step-up: it is done, or the member is told why not. */
export type Resumption = 'continue' | 'cancelled' | 'failed'

/** What the member left this tab's page for. It goes with a reload, but for the way to the provider and back (AUT-38, STP-05). */
const redemption = createSlice<{ leftName: string | null }>('redemption', { leftName: null })

/** Remembers that the page is left for a step-up which the submission of this name needs. */
export function leaveWith(name: string): void {
  redemption.leftName = name
}

/** Returns how a submission goes on, if the page was left for its step-up. */
export function resumptionOf(name: string): Resumption | undefined {
  if (redemption.leftName !== name) return undefined
  const stepUp = currentStepUp()
  switch (stepUp.kind) {
    case 'stepping-up':
      return undefined
    case 'stepped-up':
      return 'continue'
    case 'not-stepped-up':
      return stepUp.ended ?? 'failed'
  }
}

/** It goes on now: never a second time. */
export function settleResumption(): void {
  redemption.leftName = null
}

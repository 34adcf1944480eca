import { currentStepUp } from '../../../platform/auth/step-up-store.ts'
import { createSlice } from '../../../platform/state/client-state.ts'

/** How a redemption goes on that was left for a step-up: it is done, or the member is told why not. */
export type Resumption = 'continue' | 'cancelled' | 'failed'

interface RedemptionState {
  /** The reward whose redemption the member left the page for. */
  leftRewardId: string | null
  isExchanging: boolean
}

/** The redemption in progress. It goes with a reload, but for the way to the identity provider and back (AUT-38, STP-05). */
const redemption = createSlice<RedemptionState>(
  'redemption',
  { leftRewardId: null, isExchanging: false },
  { isExchanging: false },
)

export function leaveForStepUp(rewardId: string): void {
  redemption.leftRewardId = rewardId
}

/** How the redemption of a reward goes on, if it was left for a step-up. */
export function resumptionOf(rewardId: string): Resumption | undefined {
  if (redemption.leftRewardId !== rewardId) return undefined
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
  redemption.leftRewardId = null
}

/** Whether an exchange may begin: one at a time, however fast its button is pressed. */
export function beginExchange(): boolean {
  if (redemption.isExchanging) return false
  redemption.isExchanging = true
  return true
}

export function endExchange(): void {
  redemption.isExchanging = false
}

import { proxy, useSnapshot } from 'valtio'

/** The states of the step-up (STP-01). Its token is not part of it: it stays with the identity client, in memory. */
export type StepUp =
  | {
      kind: 'not-stepped-up'
      /** How the last one ended, when it did not work out. */
      ended?: 'cancelled' | 'failed'
    }
  | { kind: 'stepping-up' }
  | {
      kind: 'stepped-up'
      /** Whether something is being done with it right now (CON-09). */
      isAtWork: boolean
    }

const store = proxy<{ stepUp: StepUp }>({ stepUp: { kind: 'not-stepped-up' } })

export function useStepUp(): StepUp {
  return useSnapshot(store).stepUp
}

export function currentStepUp(): StepUp {
  return store.stepUp
}

export function setStepUp(stepUp: StepUp): void {
  store.stepUp = stepUp
}

/**
 * Returns whether the full-screen spinner shows: a stepped-up member who does nothing must not be trapped (STP-04,
 * CON-09).
 */
export function isStepUpBusy(stepUp: StepUp): boolean {
  switch (stepUp.kind) {
    case 'not-stepped-up':
      return false
    case 'stepping-up':
      return true
    case 'stepped-up':
      return stepUp.isAtWork
  }
}

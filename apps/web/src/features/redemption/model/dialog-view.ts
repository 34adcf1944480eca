import type { Resumption } from '#platform/submission/resumption.ts'
import type { SubmissionState } from '#platform/submission/submission.ts'

/** What the dialog that redeems a reward shows. */
export type DialogView =
  | 'confirm'
  | 'insufficient'
  /** The member is back from a step-up that they called off, or that did not work out. */
  | 'cancelled'
  | 'failed'
  | 'sending'
  | 'checking'
  | 'unknown'
  | 'unresolved'
  | 'refused'

export interface DialogFacts {
  resumption: Resumption | undefined
  hasEnoughPoints: boolean
}

/** Returns what the dialog shows for a state of the submission. Once it is done, its result is opening. */
export function dialogViewOf(
  kind: SubmissionState<unknown>['kind'],
  { resumption, hasEnoughPoints }: DialogFacts,
): DialogView {
  switch (kind) {
    case 'idle':
      if (resumption === 'cancelled' || resumption === 'failed') return resumption
      return hasEnoughPoints ? 'confirm' : 'insufficient'
    case 'done':
    case 'done-elsewhere':
      return 'sending'
    case 'sending':
    case 'checking':
    case 'unknown':
    case 'unresolved':
    case 'refused':
      return kind
  }
}

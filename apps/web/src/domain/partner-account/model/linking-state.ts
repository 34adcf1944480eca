import type { SubmissionState } from '#platform/submission/submission.ts'
import { assertNever } from '#platform/assert-never.ts'

/** How far the link of a partner account is (LNK-07). */
export type LinkingState =
  | { kind: 'idle' }
  /** The app finds out what came of an earlier call. */
  | { kind: 'updating' }
  | { kind: 'request-fired' }
  | { kind: 'success' }
  /** `isUnknown`: no answer came, so the account may be linked all the same. Without an error there is nothing to say of why. */
  | { kind: 'failure'; error?: unknown; isUnknown: boolean }

/** Returns how far a link is, from the state of its submission. */
export function linkingStateOf(state: SubmissionState<unknown, unknown>): LinkingState {
  switch (state.kind) {
    case 'idle':
      return { kind: 'idle' }
    case 'checking':
    case 'interrupted':
      return { kind: 'updating' }
    case 'sending':
    case 'resumed':
      return { kind: 'request-fired' }
    case 'done':
    case 'done-elsewhere':
      return { kind: 'success' }
    case 'refused':
      return { kind: 'failure', error: state.error, isUnknown: false }
    case 'unknown':
      return { kind: 'failure', isUnknown: true }
    case 'unresolved':
    case 'step-up-ended':
      return { kind: 'failure', isUnknown: false }
    default:
      return assertNever(state)
  }
}

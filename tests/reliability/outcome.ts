import type { Effect } from '@clubhouse/test-kit/app-in-tab'

/** What became of a submission, as far as its member was told. */
export type Outcome =
  | ({ kind: 'done' } & Effect)
  /** Another tab did it, which knows what came of it. */
  | { kind: 'done-elsewhere' }
  | { kind: 'refused'; code: string }
  /** The member was asked whether to try again, and left it. */
  | { kind: 'left' }
  /** Nobody knows, however often it was asked. */
  | { kind: 'unresolved'; last: string }
  /** A cancellation of an order that never came about. */
  | { kind: 'pointless' }

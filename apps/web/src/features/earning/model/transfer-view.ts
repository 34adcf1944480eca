/** What the dialog of a transfer shows. */
export type TransferView = 'form' | 'sending' | 'checking' | 'unknown' | 'unresolved' | 'done' | 'elsewhere'

/** The states of the submission that moves the points. */
export type TransferProgress =
  | 'idle'
  | 'sending'
  | 'checking'
  | 'unknown'
  | 'unresolved'
  | 'refused'
  | 'done'
  | 'done-elsewhere'

/**
 * Returns what to show of a transfer. `isRepeated` says that it was sent before and nobody knows what came of it: the form
 * for another amount does not come back for the moment in which it is sent again.
 */
export function transferView(progress: TransferProgress, { isRepeated }: { isRepeated: boolean }): TransferView {
  switch (progress) {
    case 'idle':
    case 'refused':
      return 'form'
    case 'sending':
      return isRepeated ? 'checking' : 'sending'
    case 'done-elsewhere':
      return 'elsewhere'
    case 'checking':
    case 'unknown':
    case 'unresolved':
    case 'done':
      return progress
  }
}

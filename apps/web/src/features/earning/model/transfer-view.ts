/** What the dialog of a transfer shows. */
export type TransferView = 'form' | 'sending' | 'checking' | 'unknown' | 'done' | 'elsewhere'

/** The states of the submission that moves the points. */
export type TransferProgress = 'idle' | 'sending' | 'checking' | 'unknown' | 'refused' | 'done' | 'done-elsewhere'

/**
 * What to show of a transfer. `isRepeated` says that it is one that was sent before and whose outcome nobody knows:
 * until it is known, the member is not asked for another amount, but whether to find out.
 */
export function transferView(progress: TransferProgress, { isRepeated }: { isRepeated: boolean }): TransferView {
  switch (progress) {
    case 'idle':
      return isRepeated ? 'unknown' : 'form'
    case 'sending':
      return isRepeated ? 'checking' : 'sending'
    case 'refused':
      return 'form'
    case 'done-elsewhere':
      return 'elsewhere'
    case 'checking':
    case 'unknown':
    case 'done':
      return progress
  }
}

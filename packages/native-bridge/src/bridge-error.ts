/** Why a message could not be sent or was not answered. */
export type BridgeErrorKind = 'not_in_app' | 'timeout' | 'closed'

/** The shell cannot be reached or stays silent. The kinds are for programs; the app chooses the words. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
  readonly kind: BridgeErrorKind

  constructor(kind: BridgeErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

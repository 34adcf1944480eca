/** A fault that the operator of the host can mend: the message is said as it is, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}

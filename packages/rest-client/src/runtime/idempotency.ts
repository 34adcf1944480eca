/** Names one submission of a member, so that the server does it once however often it is asked. */
export type IdempotencyKey = string

/** The header that carries it. */
export const idempotencyHeader = 'Idempotency-Key'

/** A new key. Make it when the member confirms, keep it with the draft, and send it with every repetition. */
export function createIdempotencyKey(): IdempotencyKey {
  return crypto.randomUUID()
}

import { createIdempotencyKey, type IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { privateStorage } from '../../../platform/storage/private-storage.ts'

const keyOf = (rewardId: string) => `redemption-intent:${rewardId}`

/**
 * The key of the member's wish to redeem a reward: made when they confirm, and the same through retries and reloads
 * until the outcome is known, so that the points are spent once.
 */
export function intentKeyOf(rewardId: string): IdempotencyKey {
  const kept = privateStorage.get(keyOf(rewardId))
  if (kept !== undefined) return kept
  const key = createIdempotencyKey()
  privateStorage.set(keyOf(rewardId), key)
  return key
}

/** The outcome is known: the next redemption of this reward is another wish. */
export function settleIntent(rewardId: string): void {
  privateStorage.remove(keyOf(rewardId))
}

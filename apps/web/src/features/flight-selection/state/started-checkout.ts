import { privateStorage } from '#platform/storage/private-storage.ts'
import type { TrackedJourney } from '../api/track-checkout.ts'

const key = 'flight-checkout'

/**
 * The journey that this tab has left for the airline's checkout with. Only what was begun here can end here, and once: an
 * address that says "completed" proves nothing by itself (FLT-66).
 */
export const startedCheckout = {
  keep(journey: TrackedJourney): void {
    privateStorage.set(key, JSON.stringify(journey))
  },
  /** Returns the journey and forgets it; undefined when there is none. */
  take(): TrackedJourney | undefined {
    const text = privateStorage.get(key)
    privateStorage.remove(key)
    return text === null || text === undefined ? undefined : (JSON.parse(text) as TrackedJourney)
  },
}

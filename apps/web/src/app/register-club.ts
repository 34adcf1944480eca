import { recentAirportsKey } from '#domain/flight/model/recent-airports-key.ts'
import { forgetPartnerLink } from '#domain/partner-account/state/partner-link-store.ts'
import { setErrorTexts } from '#platform/errors/handle-error.ts'
import { onClearLastingStorage } from '#platform/storage/private-storage.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Tells the platform, which knows nothing of the club, what an error means there and what a member leaves in a browser. */
export function registerClub(): void {
  setErrorTexts(() => import('#domain/refusal/api/error-texts.ts'))
  onClearLastingStorage(forgetPartnerLink)
  onClearLastingStorage(forgetRecentAirports)
}

function forgetRecentAirports(): void {
  safeLocalStorage.remove(recentAirportsKey)
}

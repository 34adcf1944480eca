import { safeLocalStorage } from '#platform/storage/safe-storage.ts'
import { recentAirportsKey } from '../model/recent-airports-key.ts'
import { readRecentAirports, withAirport } from '../model/recent-airports.ts'

/** Returns the codes of the airports that were chosen last, newest first: of a visitor as well, until a session ends (FLT-18). */
export function recentAirports(): readonly string[] {
  return readRecentAirports(safeLocalStorage.get(recentAirportsKey))
}

/** Keeps an airport that was chosen. */
export function rememberAirport(code: string): void {
  safeLocalStorage.set(recentAirportsKey, JSON.stringify(withAirport(recentAirports(), code)))
}

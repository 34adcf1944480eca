import { flagOverridesKey } from '#platform/flags/flag-overrides.ts'

/** Shows the links and redirects to pages that are not built yet, as they will be once those are; until storage is cleared. */
export function showComingPages(): void {
  sessionStorage.setItem(flagOverridesKey, JSON.stringify({ web_coming_pages: true }))
}

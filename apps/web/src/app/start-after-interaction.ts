import { startAnalytics } from '#platform/analytics/start-analytics.ts'
import { followVersion } from '#platform/version/follow-version.ts'

/** Starts the services that only matter after an interaction, or with consent to something. */
export function startAfterInteraction(): void {
  startAnalytics()
  followVersion()
}

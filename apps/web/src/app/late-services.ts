import { startAnalytics } from '#platform/analytics/start-analytics.ts'
import { followConnection } from '#platform/connection/follow-connection.ts'
import { followVersion } from '#platform/version/follow-version.ts'

/** What only matters to whoever does something here, or has agreed to something. */
export function startLateServices(): void {
  startAnalytics()
  followVersion()
  followConnection()
}

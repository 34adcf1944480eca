import type { Database } from '../database/open-database.ts'

/** What the resolvers of one call work with. */
export interface FlightContext {
  readonly database: Database
  /** The sandbox's time at the call. */
  readonly now: Date
  /** The member who calls. */
  readonly memberId: string
}

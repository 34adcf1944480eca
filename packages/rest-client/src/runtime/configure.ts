/** The hosts that have an OpenAPI document (CON-33). */
export type RestHost = 'club' | 'discovery' | 'b2c' | 'referral'

/** A region as the server names it (REG-02). */
export type ViewingRegion = 'GB' | 'US' | 'WORLD'

export interface MemberTokens {
  accessToken: string
  idToken: string
}

/** What the REST client needs from the app that uses it. */
export interface RestClientConfiguration {
  /** Absolute base address of each host. */
  hosts: Readonly<Record<RestHost, string>>
  /** The region whose content is asked for, when a call does not say it. */
  viewingRegion: () => ViewingRegion
  /**
   * The member's tokens; with `forceRefresh` new ones, with `stepUp` those of a member who has just proved again who they
   * are (STP-02). Rejects with an `unauthorized` ApiError when there is no session.
   */
  memberTokens: (options: { forceRefresh: boolean; stepUp: boolean }) => Promise<MemberTokens>
  /** Who is signed in, where that can change: what one member began is never sent for another. */
  memberId?: () => string | undefined
}

let configuration: RestClientConfiguration | undefined

/** To be called once before the first operation; a later call replaces the earlier configuration. */
export function configureRestClient(next: RestClientConfiguration): void {
  configuration = next
}

/** The configuration in force. Throws when there is none yet. */
export function restClientConfiguration(): RestClientConfiguration {
  if (configuration === undefined) throw new Error('The REST client is not configured: call configureRestClient first')
  return configuration
}

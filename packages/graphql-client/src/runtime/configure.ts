/** What the GraphQL client needs from the app that uses it. */
export interface GraphqlClientConfiguration {
  /** Absolute address of the flight search service. */
  url: string
  /**
   * The member's id token, which the service takes as its bearer token (FLT-62); with `forceRefresh` a new one. Rejects when
   * there is none: then nothing is sent (CON-31).
   */
  idToken: (options: { forceRefresh: boolean }) => Promise<string>
  /** Called when the service takes no token of the member, not even a refreshed one, or there is none (ERR-15). */
  onSessionRefused?: () => void
}

let configuration: GraphqlClientConfiguration | undefined

/** To be called once before the first client is made; a later call replaces the earlier configuration. */
export function configureGraphqlClient(next: GraphqlClientConfiguration): void {
  configuration = next
}

/** The configuration in force. Throws when there is none yet. */
export function graphqlClientConfiguration(): GraphqlClientConfiguration {
  if (configuration === undefined)
    throw new Error('The GraphQL client is not configured: call configureGraphqlClient first')
  return configuration
}

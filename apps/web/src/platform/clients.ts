import { configureContentClient } from '@clubhouse/content-client/configure'
import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import { configureRestClient, type ViewingRegion } from '@clubhouse/rest-client/configure'
import { endSession, memberTokens } from '#platform/auth/auth.ts'
import { currentMemberId } from '#platform/auth/session-store.ts'
import type { AppConfig } from '#platform/config/app-config.ts'

export { contentSdk } from '@clubhouse/content-client/sdk'

/** Configures the clients with their hosts and the member's tokens. `viewingRegion` is read at each call without one. */
export function configureClients(config: AppConfig, viewingRegion: () => ViewingRegion): void {
  configureRestClient({ hosts: config.hosts, viewingRegion, memberTokens, memberId: currentMemberId })
  configureContentClient({ url: config.hosts.content, ...config.content })
  configureGraphqlClient({
    url: config.hosts.flights,
    idToken: async (options) => (await memberTokens(options)).idToken,
    onSessionRefused: () => endSession(),
  })
}

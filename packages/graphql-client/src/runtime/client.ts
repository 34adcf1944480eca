import { cacheExchange, Client, type CombinedError, fetchExchange, mapExchange } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { type GraphqlClientConfiguration, graphqlClientConfiguration } from './configure.ts'
import { GraphqlError } from './errors.ts'
import { repeatTransient } from './repeat-transient.ts'

/** The service's code for an id token that it does not take, such as one whose session was ended elsewhere. */
const refusedToken = 'UNAUTHENTICATED'

/**
 * Returns a client of the flight search service with a document cache of its own, in which nothing grows stale (FLT-54):
 * one for each session, so that no member reads what another one was answered. A call that nobody waits for any more is
 * aborted.
 */
export function createGraphqlClient(): Client {
  const configuration = graphqlClientConfiguration()
  return new Client({
    url: configuration.url,
    preferGetMethod: false,
    exchanges: [
      reportRefusedSession(configuration),
      cacheExchange,
      repeatTransient,
      sendIdToken(configuration),
      fetchExchange,
    ],
  })
}

function reportRefusedSession({ onSessionRefused }: GraphqlClientConfiguration) {
  return mapExchange({
    onError(error) {
      if (GraphqlError.from('', error).kind === 'unauthorized') onSessionRefused?.()
    },
  })
}

/** Sends the member's id token with each call. A call whose token is refused is repeated once, with a newer one (AUT-21). */
function sendIdToken({ idToken }: GraphqlClientConfiguration) {
  return authExchange(async (utilities) => {
    let token = await idToken({ forceRefresh: false }).catch(() => undefined)
    return {
      addAuthToOperation: (operation) =>
        token === undefined ? operation : utilities.appendHeaders(operation, { Authorization: `Bearer ${token}` }),
      // Whoever waits then gets what `refreshAuth` rejects with, and nothing is sent.
      willAuthError: () => token === undefined,
      didAuthError: hasRefusedToken,
      async refreshAuth() {
        const refused = token
        token = undefined
        const held = await idToken({ forceRefresh: false })
        // The session may have been renewed since the last call; only a token that it still holds needs a new one.
        token = held === refused ? await idToken({ forceRefresh: true }) : held
      },
    }
  })
}

function hasRefusedToken({ graphQLErrors }: CombinedError): boolean {
  return graphQLErrors.some(({ extensions }) => extensions['code'] === refusedToken)
}

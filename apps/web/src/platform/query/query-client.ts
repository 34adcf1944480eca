import { ApiError } from '@clubhouse/rest-client/errors'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself (ERR-17). */
      showsOwnErrors?: boolean
      /** The codes of refusals that the caller shows itself, while all others are shown for it (ERR-28). */
      ownCodes?: readonly string[]
    }
  }
}

/**
 * Creates the one cache of server state. A query's error shows where its data would stand, so no query raises a toast, not
 * even the balance (ERR-17). An error that says the session is lost ends it for the whole app.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (reactionTo(error) === 'end-session') handleError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { showsOwnErrors = false, ownCodes = [] } = mutation.meta ?? {}
        const isShown = showsOwnErrors || (error instanceof ApiError && ownCodes.some((code) => code === error.code))
        if (reactionTo(error) === 'end-session' || !isShown) handleError(error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: false },
      // Offline, a mutation fails at once. By default it would be paused, and sent when the member has left the page.
      mutations: { networkMode: 'always' },
    },
  })
}

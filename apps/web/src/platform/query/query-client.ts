import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself (ERR-17). */
      showsOwnErrors?: boolean
    }
  }
}

/**
 * The one cache of server state. Pages and parts show a query's error where its data would stand, so that no query is
 * told by a toast, the balance among them (ERR-17); a lost session ends for everybody.
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
        if (reactionTo(error) === 'end-session' || mutation.meta?.showsOwnErrors !== true) handleError(error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: false },
      // A change must not be sent later by itself, when its member has long gone elsewhere.
      mutations: { networkMode: 'always' },
    },
  })
}

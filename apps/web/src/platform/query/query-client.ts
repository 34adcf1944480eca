import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@clubhouse/rest-client/errors'
import { handleError } from '../errors/handle-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself (ERR-17). */
      showsOwnErrors?: boolean
    }
  }
}

/** The one cache of server state. Pages show a query's error themselves; a lost session ends for everybody. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.kind === 'unauthorized') handleError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const isLost = error instanceof ApiError && error.kind === 'unauthorized'
        if (isLost || mutation.meta?.showsOwnErrors !== true) handleError(error)
      },
    }),
    defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: false } },
  })
}

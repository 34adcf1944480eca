import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** What operations have answered is out of date, whatever they were asked with: what of it is shown is read again. */
export function invalidate(
  queryClient: QueryClient,
  ...operations: readonly { queries: QueryFilters }[]
): Promise<unknown> {
  return Promise.all(operations.map(({ queries }) => queryClient.invalidateQueries(queries)))
}

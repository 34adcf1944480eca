import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** What operations have answered is out of date, whatever they were asked with: what of it is shown is read again. */
export function invalidate(
  queryClient: QueryClient,
  ...operations: readonly { queries: QueryFilters }[]
): Promise<unknown> {
  return Promise.all(
    operations.map(async ({ queries }) => {
      // By itself the client would take the first answer of a query that is under way, which may be from before.
      await queryClient.cancelQueries(queries)
      await queryClient.invalidateQueries(queries)
    }),
  )
}

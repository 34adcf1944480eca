import type { QueryClient } from '@tanstack/react-query'

/** Starts what runs beside the pages, in the browser only, once the first page is drawn. */
export function startServices(_queryClient: QueryClient): void {}

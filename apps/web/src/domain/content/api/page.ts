import { type ContentLocale, page } from '@clubhouse/content-client/content'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import type { PageContent } from '../model/page.ts'

/** Options of a composed page, by slug and locale (CNT-01, API-51, API-53); with a token, of its draft. */
export function pageOptions(slug: string, locale: ContentLocale, preview?: string) {
  const query = { slug, locale, ...(preview !== undefined && { preview }) }
  return {
    ...page.queryOptions<PageContent>(query, notAdapted),
    // What reads entries and turns them into blocks is not loaded for pages whose content comes with their HTML.
    queryFn: async () => (await import('./read-page.ts')).readPage(query),
    // An editor comes back to see what has changed.
    ...(preview !== undefined && { staleTime: 0, refetchOnWindowFocus: true, enabled: !import.meta.env.SSR }),
  }
}

/** Returns what fetches a composed page ahead. */
export function fetchPageAhead(slug: string): FetchAhead {
  return (queryClient, { region }) => void queryClient.prefetchQuery(pageOptions(slug, region.locale))
}

function notAdapted(): never {
  throw new Error('A page is adapted where it is read')
}

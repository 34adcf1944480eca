import { type ContentLocale, page } from '@clubhouse/content-client/content'
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

function notAdapted(): never {
  throw new Error('A page is adapted where it is read')
}

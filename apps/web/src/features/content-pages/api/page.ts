import { type ContentEntry, type ContentLocale, page } from '@clubhouse/content-client/content'
import { ContentError } from '@clubhouse/content-client/errors'
import type { TypePageSkeleton } from '@clubhouse/content-client/types'
import type { PageContent } from '../model/page.ts'
import { slugsFor } from '../model/slugs.ts'

/** Options of a composed page, by slug and locale (CNT-01, API-51, API-53); with a token, of its draft. */
export function pageOptions(slug: string, locale: ContentLocale, preview?: string) {
  const query = { slug, locale, ...(preview !== undefined && { preview }) }
  return {
    ...page.queryOptions<PageContent>(query, notAdapted),
    queryFn: async () => {
      const entry = await readPage(slugsFor(slug, locale), query)
      // What turns entries into blocks is not loaded for pages whose content comes with their HTML.
      return (await import('./to-page.ts')).toPage(entry)
    },
    // An editor comes back to see what has changed.
    ...(preview !== undefined && { staleTime: 0, refetchOnWindowFocus: true, enabled: !import.meta.env.SSR }),
  }
}

async function readPage(
  [slug, ...others]: readonly string[],
  query: { locale: ContentLocale; preview?: string },
): Promise<ContentEntry<TypePageSkeleton>> {
  if (slug === undefined) throw new ContentError('not_found', 'page')
  try {
    return await page({ ...query, slug })
  } catch (error) {
    const isMissing = error instanceof ContentError && error.kind === 'not_found'
    if (isMissing && others.length > 0) return readPage(others, query)
    throw error
  }
}

function notAdapted(): never {
  throw new Error('A page is adapted where it is read')
}

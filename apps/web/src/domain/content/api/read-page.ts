import { type ContentEntry, type ContentQuery, page } from '@clubhouse/content-client/content'
import { ContentError } from '@clubhouse/content-client/errors'
import type { TypePageSkeleton } from '@clubhouse/content-client/types'
import type { PageContent } from '../model/page.ts'
import { slugsFor } from '../model/slugs.ts'
import { toPage } from './to-page.ts'

/** Reads a composed page and turns its entry into blocks. */
export async function readPage(query: ContentQuery & { slug: string }): Promise<PageContent> {
  return toPage(await readFirst(slugsFor(query.slug, query.locale), query))
}

/** The first slug that there is a page of. */
async function readFirst(
  [slug, ...others]: readonly string[],
  query: ContentQuery,
): Promise<ContentEntry<TypePageSkeleton>> {
  if (slug === undefined) throw new ContentError('not_found', 'page')
  try {
    return await page({ ...query, slug })
  } catch (error) {
    const isMissing = error instanceof ContentError && error.kind === 'not_found'
    if (isMissing && others.length > 0) return readFirst(others, query)
    throw error
  }
}

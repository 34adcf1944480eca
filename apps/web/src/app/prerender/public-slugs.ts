import type { RegionId } from '#platform/region/regions.ts'

/** Entries that are parts of the app, have a page of their own in the table of pages, or are states of one (CNT-22). */
const parts = /^(?:home-page-|footer$|credit-card-hub|refer-a-friend$|redsky-search$|rewards-credit-card-)/
const american = '-us'

/**
 * Returns the pages among the slugs of composed pages: one with `-us` at its end is the American version of the page
 * without it, or a page of the US alone (API-51).
 */
export function publicSlugs(slugs: readonly string[]): { slug: string; regions: readonly RegionId[] }[] {
  const known = new Set(slugs)
  return slugs.flatMap((slug): { slug: string; regions: readonly RegionId[] }[] => {
    if (parts.test(slug)) return []
    if (!slug.endsWith(american)) return [{ slug, regions: ['en-gb', 'en-us', 'world'] }]
    const common = slug.slice(0, -american.length)
    return known.has(common) ? [] : [{ slug: common, regions: ['en-us'] }]
  })
}

import type { RegionId } from '#platform/region/regions.ts'

/** What a page in a region is for search engines: the rest of the world is for people who have no language of their own here. */
export const searchLanguages: Readonly<Record<RegionId, string>> = {
  'en-gb': 'en-GB',
  'en-us': 'en-US',
  world: 'x-default',
}

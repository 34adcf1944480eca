import { canonicalPath } from '#domain/page/model/canonical.ts'
import { searchLanguages } from '#platform/head/search-languages.ts'
import { type RegionId, regions } from '#platform/region/regions.ts'
import { type PageName, paths } from '#domain/page/model/paths.ts'
import { pageOf } from '#app/pages.ts'
import type { PublicPage } from './public-pages.ts'

/** The starts of addresses that robots stay out of: login, its callbacks and what is behind login. */
const closed = (Object.keys(paths) as PageName[])
  .filter((name) => pageOf(name).access === 'members' || pageOf(name).region === 'none')
  .map((name) => paths[name].pattern.replace(/\/[:*].*$/, ''))
  .filter((start, _index, all) => !all.some((other) => start.startsWith(`${other}/`)))

/** Returns the site map: each public page in each region, with the same page in the others. */
export function siteMap(pages: readonly PublicPage[], base: string): string {
  const entries = pages.flatMap(({ path, regions: shownIn, changedAt }) => {
    const addressIn = (region: RegionId) => escaped(base + canonicalPath(path, { region: regions[region] }))
    const alternates = shownIn
      .map(
        (region) => `<xhtml:link rel="alternate" hreflang="${searchLanguages[region]}" href="${addressIn(region)}"/>`,
      )
      .join('')
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    return shownIn.map((region) => `<url><loc>${addressIn(region)}</loc>${changed}${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns what robots may read, and where the site map is. */
export function robotsText(origin: string, basePath: string): string {
  const prefixes = Object.values(regions).map(({ prefix }) => (prefix === '' ? basePath : `${basePath}/${prefix}`))
  return [
    'User-agent: *',
    'Allow: /',
    ...prefixes.flatMap((prefix) => closed.map((path) => `Disallow: ${prefix}/${path}`)),
    '',
    `Sitemap: ${origin}${basePath}/sitemap.xml`,
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import { pathInRegion } from '#platform/head/canonical.ts'
import type { Region } from '#platform/region/regions.ts'
import { paths, rewardPath } from './paths.ts'

/**
 * Returns the one path of a public page in a region, without its query: another spelling of the region, capitals, a slash
 * at the end, or another slug before a reward's id lead to the same page. Only a path whose last segment ends in digits has a reward id
 * (SEO-02); `slug` is the slug of the reward that it shows.
 */
export function canonicalPath(pathname: string, { region, slug }: CanonicalOptions = {}): string {
  const path = pathInRegion(pathname, { region })
    .replace(routeStart, (start) => start.toLowerCase())
    // A side sheet is open there, over the same page (FLT-02).
    .replace(`/${paths.flightSearchEdit.pattern}`, `/${paths.flightSearch.pattern}`)
  const rewardId = publicRewardId(path)
  return rewardId === undefined || slug === undefined
    ? path
    : `${path.slice(0, path.lastIndexOf('/'))}/${rewardPath({ rewardId, slug })}`
}

/** Returns the reward id in a public path: digits at the end of what stands below a list of rewards (SEO-02, CON-06). */
export function publicRewardId(path: string): string | undefined {
  return rewardAddress.exec(path)?.[1]
}

interface CanonicalOptions {
  region?: Region | undefined
  slug?: string | undefined
}

/** Routes match in any case. */
const routeStart = new RegExp(
  `^(?:/[^/]+)?/(?:${[paths.spend, paths.earn, paths.brand, paths.terms, paths.privacy].map(({ pattern }) => pattern.split('/')[0]).join('|')})(?=/|$)`,
  'i',
)

const rewardAddress = new RegExp(`/(?:${paths.spend.pattern}|${paths.earn.pattern})/(?:[^/]*-)?(\\d+)/?$`)

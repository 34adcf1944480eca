import { basePath } from '#platform/config/base-path.ts'

/** How paths of the world region start (CON-01). The other name is read as well, and never written. */
const worldPrefix = 'world' as 'world' | 'en'

/** The three regions (REG-01, REG-02). Each knows how its paths start, what the server calls it, and how it writes. */
export const regions = {
  'en-gb': { id: 'en-gb', countryCode: 'GB', prefix: '', locale: 'en-GB', currency: 'GBP' },
  'en-us': { id: 'en-us', countryCode: 'US', prefix: 'en-us', locale: 'en-US', currency: 'USD' },
  world: { id: 'world', countryCode: 'WORLD', prefix: worldPrefix, locale: 'en-GB', currency: 'USD' },
} as const

export type RegionId = keyof typeof regions
export type Region = (typeof regions)[RegionId]

export const defaultRegion: Region = regions['en-gb']

/** Every first segment that is read as a region, in any case (CON-01, CON-02). */
const regionOfPrefix: Readonly<Record<string, Region>> = {
  'en-us': regions['en-us'],
  world: regions.world,
  en: regions.world,
}

/** The first segments that routes are declared under. */
export const regionPrefixes = Object.keys(regionOfPrefix)

/** Returns the region of a path, by its first segment; any other first segment means GB (REG-05 to REG-07). */
export function regionOf(path: string): Region {
  return regionOfPrefix[firstSegment(withoutBase(path)).toLowerCase()] ?? defaultRegion
}

/** Returns a path without its region prefix; always starts with a slash. */
export function withoutRegion(path: string): string {
  const inside = withoutBase(path)
  const segment = firstSegment(inside)
  if (regionOfPrefix[segment.toLowerCase()] === undefined) return inside.startsWith('/') ? inside : `/${inside}`
  const rest = inside.replace(/^\/?[^/?#]+/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Returns the same page in a region: strips any region prefix and adds this one's, none for GB (REG-09). Doing it twice
 * changes nothing.
 */
export function inRegion(path: string, region: Pick<Region, 'prefix'>): string {
  const rest = withoutRegion(path)
  return region.prefix === '' ? rest : `/${region.prefix}${rest}`
}

/** A path that has a region and the base beside each other, in either order, without the base (CON-52). */
export function withoutBase(path: string, base = basePath): string {
  if (base === '') return path
  const region = `(?:${regionPrefixes.join('|')})(?=[/?#]|$)`
  return path
    .replace(new RegExp(`^${base}(?=/${region})`, 'i'), '')
    .replace(new RegExp(`^(/${region})${base}(?=[/?#]|$)`, 'i'), '$1')
}

function firstSegment(path: string): string {
  return /^\/?([^/?#]*)/.exec(path)?.[1] ?? ''
}

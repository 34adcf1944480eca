/** The three regions (REG-01, REG-02). Each knows how its paths start, what the server calls it, and how it writes. */
export const regions = {
  'en-gb': { id: 'en-gb', countryCode: 'GB', prefix: '', locale: 'en-GB', currency: 'GBP' },
  'en-us': { id: 'en-us', countryCode: 'US', prefix: 'en-us', locale: 'en-US', currency: 'USD' },
  world: { id: 'world', countryCode: 'WORLD', prefix: 'world', locale: 'en-GB', currency: 'USD' },
} as const

export type RegionId = keyof typeof regions
export type Region = (typeof regions)[RegionId]

export const defaultRegion: Region = regions['en-gb']

/** Every first segment that is read as a region; `en` is world under another name (CON-01). */
const regionOfPrefix: Readonly<Record<string, Region>> = {
  'en-us': regions['en-us'],
  world: regions.world,
  en: regions.world,
}

/** The first segments that routes are declared under. */
export const regionPrefixes = Object.keys(regionOfPrefix)

/** The region of a path without base, by its first segment; any other first segment means GB (REG-05 to REG-07). */
export function regionOf(path: string): Region {
  return regionOfPrefix[firstSegment(path).toLowerCase()] ?? defaultRegion
}

/** A path without its region prefix; always starts with a slash. */
export function withoutRegion(path: string): string {
  const segment = firstSegment(path)
  if (regionOfPrefix[segment.toLowerCase()] === undefined) return path.startsWith('/') ? path : `/${path}`
  const rest = path.replace(/^\/?[^/?#]+/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The same page in a region: strips any region prefix and adds this one's, none for GB (REG-09). Doing it twice changes nothing. */
export function inRegion(path: string, region: Region): string {
  const rest = withoutRegion(path)
  return region.prefix === '' ? rest : `/${region.prefix}${rest}`
}

function firstSegment(path: string): string {
  return /^\/?([^/?#]*)/.exec(path)?.[1] ?? ''
}

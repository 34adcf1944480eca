import { inRegion, type Region, regionOf } from '#platform/region/regions.ts'

/** Returns the one path of a public page in a region, without its query. */
export type CanonicalPath = (pathname: string, options: { region?: Region | undefined }) => string

/** Another spelling of the region, or a slash at the end, leads to the same page (SEO-02). */
export const pathInRegion: CanonicalPath = (pathname, { region = regionOf(pathname) }) => {
  const path = inRegion(pathname, region).replace(/(?<=[^/])\/+$/, '')
  return path === `/${region.prefix}` ? inRegion('/', region) : path
}

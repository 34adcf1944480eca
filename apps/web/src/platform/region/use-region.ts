import { useLocation } from 'react-router-dom'
import { inRegion, type Region, regionOf } from './regions.ts'

/** Returns the region of the current address (REG-10). */
export function useRegion(): Region {
  return regionOf(useLocation().pathname)
}

/** Builds paths in the current region. */
export function useRegionPath(): (path: string) => string {
  const region = useRegion()
  return (path) => inRegion(path, region)
}

import { Navigate, useLocation } from 'react-router-dom'
import { useFlag, useFlagsLoaded } from '#platform/flags/use-flag.ts'
import { defaultRegion, inRegion } from '#platform/region/regions.ts'

/**
 * Stands on pages of the world region, which is there only while its flag is on: once flags are known and it is off, the
 * address is GB's (CON-03, REG-14). While they are not known, the address stands; a visitor's are asked for with the
 * first touch of a page.
 */
export function WorldGate() {
  const { pathname, search, hash } = useLocation()
  const isWorldOpen = useFlag('web_row_selector')
  const isKnown = useFlagsLoaded()
  if (!isKnown || isWorldOpen) return null
  return <Navigate replace to={`${inRegion(pathname, defaultRegion)}${search}${hash}`} />
}

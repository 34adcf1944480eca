import { linkTarget } from '#platform/links/link-target.ts'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'

const area = new RegExp(`^/${paths.flightSearch.pattern}(?=[/?#]|$)`)

/** True for an address in the flight area, in any region, which its flag closes (FLG-04). `origin` is the app's own. */
export function leadsToFlights(address: string, origin: string): boolean {
  const target = linkTarget(address, origin)
  return target.kind === 'internal' && area.test(withoutRegion(target.path))
}

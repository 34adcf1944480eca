import { matchPath } from 'react-router-dom'
import { appConfig } from '#platform/config/app-config.ts'
import { linkTarget } from '#platform/links/link-target.ts'
import { paths } from '#platform/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'

const patterns = Object.values(paths).flatMap((path) => ('isComing' in path ? [`/${path.pattern}`] : []))

/** Returns whether an address, in any region, is that of a page that is not built yet. */
export function isComing(address: string): boolean {
  const path = pathOf(address)
  return path !== undefined && patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** Returns the path of an address inside the app, without region, query and hash; undefined for one outside. */
function pathOf(address: string): string | undefined {
  const target = linkTarget(address, address.startsWith('/') ? '' : appConfig().origin)
  return target.kind === 'internal' ? withoutRegion(target.path).replace(/[?#].*$/s, '') : undefined
}

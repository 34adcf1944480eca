import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'

/**
 * Returns the routes of an address with base, from the outermost to its page's; none where nothing is. It finds what
 * `matchRoutes` does. That compiles the patterns of the whole table at each call, which takes a slow phone 30 ms: here only
 * those that the address can lead to. No pattern of ours has an optional segment, which it does not know.
 */
export function findRoutes(routes: readonly RouteObject[], pathname: string): readonly RouteMatch[] {
  const originals = new Map<RouteObject, RouteObject>()
  const segments = segmentsOf(pathname.slice(basePath.length))
  const matches = matchRoutes(candidates(routes, segments, 0, originals), pathname, basePath) ?? []
  return matches.map((match) => ({ ...match, route: originals.get(match.route) ?? match.route }))
}

/** Returns what stands for the routes that the segments from an index on can lead to: their patterns alone. */
function candidates(
  routes: readonly RouteObject[],
  segments: readonly string[],
  from: number,
  originals: Map<RouteObject, RouteObject>,
): RouteObject[] {
  return routes.flatMap((route) => {
    const { path = '', index, children } = route
    const pattern = segmentsOf(path)
    const start = path.startsWith('/') ? 0 : from
    if (!pattern.every((part, at) => isPossible(part, segments[start + at]))) return []
    const end = start + pattern.length
    if (children !== undefined) {
      const within = candidates(children, segments, end, originals)
      return within.length === 0 ? [] : [standIn({ path, children: within }, route, originals)]
    }
    const isWhole = end === segments.length || pattern.at(-1) === '*'
    return isWhole ? [standIn(index === true ? { index } : { path }, route, originals)] : []
  })
}

function standIn(pattern: RouteObject, route: RouteObject, originals: Map<RouteObject, RouteObject>): RouteObject {
  originals.set(pattern, route)
  return pattern
}

/** What is written with `%` may be any text: the router reads it. */
function isPossible(part: string, segment: string | undefined): boolean {
  if (part === '*') return true
  if (segment === undefined) return false
  return part.startsWith(':') || segment.includes('%') || part.toLowerCase() === segment.toLowerCase()
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

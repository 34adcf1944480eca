import type { RouteObject } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { findRoutes } from '#app/navigation/find-routes.ts'
import { notFoundRoute } from '#app/routes.tsx'

/**
 * Returns the routes with one more: an address with base of which the host has found out that nothing is there, such
 * as a reward that is gone. It is the not-found page from the start, in the host's rendering and in the app that takes
 * that over.
 */
export function withMissingPage(routes: RouteObject[], pathname: string): RouteObject[] {
  const leaf = findRoutes(routes, pathname).at(-1)?.route
  // Each region has the same routes, which know nothing of it.
  const path = withoutRegion(pathname.slice(basePath.length)).slice(1)
  return leaf === undefined ? routes : insertBeside(leaf, routes, path)
}

function insertBeside(leaf: RouteObject, routes: RouteObject[], path: string): RouteObject[] {
  const missing = notFoundRoute(path)
  return routes.flatMap((route) => {
    if (route === leaf) return [missing, route]
    return route.children === undefined ? [route] : [{ ...route, children: insertBeside(leaf, route.children, path) }]
  })
}

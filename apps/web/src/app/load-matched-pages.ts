import { matchRoutes, type RouteObject } from 'react-router-dom'
import { basePath } from '../platform/config/base-path.ts'

/**
 * Loads the lazy pages that match a path with base, ahead of the router: a route that is still lazy while hydrating would
 * replace the prerendered page by a fallback, and one that is lazy while prerendering would draw nothing.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basePath) ?? []
  await Promise.all(
    matches.map(async ({ route }: { route: RouteObject }) => {
      if (typeof route.lazy !== 'function') return
      const page = await route.lazy()
      delete route.lazy
      Object.assign(route, page)
    }),
  )
}

import type { RouteMatch, RouteObject } from 'react-router-dom'
import { findRoutes } from './find-routes.ts'

/**
 * Loads the pages of an address with base before they render: what renders is always complete, in the
 * browser, in a prerendered page that hydrates, and while prerendering. Returns undefined when nothing is missing.
 */
export function loadPages(routes: RouteObject[], pathname: string): Promise<unknown> | undefined {
  return loadMatched(findRoutes(routes, pathname))
}

/** Does the same for an address whose routes were found already. */
export function loadMatched(matches: readonly RouteMatch[]): Promise<unknown> | undefined {
  const missing = matches.flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [loadInto(route, route.lazy)] : [],
  )
  return missing.length === 0 ? undefined : Promise.all(missing)
}

async function loadInto(route: RouteObject, load: () => Promise<object>): Promise<void> {
  const page = await load()
  delete route.lazy
  Object.assign(route, page)
}

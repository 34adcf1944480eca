import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router-dom'

/** A route's page as a chunk of its own, loaded when the route is entered. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: (await load())[name] })
}

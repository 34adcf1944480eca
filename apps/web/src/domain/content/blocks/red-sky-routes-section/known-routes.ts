import { type Airport, findAirport } from '#domain/flight/model/airports.ts'
import type { RedSkyRoutesSectionContent, RouteContent } from './adapter.ts'

/** A route between two airports of the flight search. */
export type KnownRoute = Omit<RouteContent, 'origin' | 'destination'> & { origin: Airport; destination: Airport }

/** How many routes stand in a row of promotions (FLT-03). */
const mostPromoRoutes = 3

/**
 * Returns the routes to show, with their airports. A route from or to an airport that the search does not know is left out:
 * nobody could search for it. Not in the adapter, which every page of content loads: the airports are for flights alone.
 */
export function knownRoutes({ purpose, routes }: Pick<RedSkyRoutesSectionContent, 'purpose' | 'routes'>): KnownRoute[] {
  const known = routes.flatMap((route): KnownRoute[] => {
    const [origin, destination] = [findAirport(route.origin), findAirport(route.destination)]
    return origin === undefined || destination === undefined ? [] : [{ ...route, origin, destination }]
  })
  return purpose === 'promo' ? known.slice(0, mostPromoRoutes) : known
}

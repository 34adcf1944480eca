import { intactEntries, isRedSkyRoute } from '@clubhouse/content-client/types'
import { type Airport, findAirport } from '#domain/flight/model/airports.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface RedSkyRoutesSectionContent {
  /** What the section is for on the landing of the flight search (FLT-03, GAP-26). */
  purpose: 'promo' | 'suggestion'
  headline: string
  body: string | undefined
  routes: readonly RouteContent[]
}

/** A route with its lowest price (CNT-37). */
export interface RouteContent {
  id: string
  origin: Airport
  destination: Airport
  picture: ContentPicture | undefined
  cabin: string
  cabinIcon: ContentPicture | undefined
  points: number
  description: string | undefined
}

/** How many routes stand in a row of promotions (FLT-03). */
const mostPromoRoutes = 3

/** A route from or to an airport that the search does not know is left out: nobody could search for it. */
export function adaptRedSkyRoutesSection({ fields }: EntryOf<'redSkyRoutesSection'>): RedSkyRoutesSectionContent {
  const purpose = fields.type === 'promo' ? 'promo' : 'suggestion'
  const routes = intactEntries(fields.routes, isRedSkyRoute).flatMap(({ sys, fields: route }): RouteContent[] => {
    const [origin, destination] = [findAirport(route.origin), findAirport(route.destination)]
    if (origin === undefined || destination === undefined) return []
    return [
      {
        id: sys.id,
        origin,
        destination,
        picture: pictureOf(route.images.find((image) => image !== undefined)),
        cabin: route.cabinClassName,
        cabinIcon: pictureOf(route.cabinClassIcon),
        points: route.minimalPointsPrice,
        description: route.marketingDescription,
      },
    ]
  })
  return {
    purpose,
    headline: fields.headline,
    body: fields.body,
    routes: purpose === 'promo' ? routes.slice(0, mostPromoRoutes) : routes,
  }
}

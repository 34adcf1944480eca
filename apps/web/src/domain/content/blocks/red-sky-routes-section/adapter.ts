import { intactEntries, isRedSkyRoute } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface RedSkyRoutesSectionContent {
  headline: string
  body: string | undefined
  routes: readonly RouteContent[]
}

/** A route with its lowest price (CNT-37). */
export interface RouteContent {
  id: string
  origin: string
  destination: string
  picture: ContentPicture | undefined
  cabin: string
  cabinIcon: ContentPicture | undefined
  points: number
  description: string | undefined
}

export function adaptRedSkyRoutesSection({ fields }: EntryOf<'redSkyRoutesSection'>): RedSkyRoutesSectionContent {
  return {
    headline: fields.headline,
    body: fields.body,
    routes: intactEntries(fields.routes, isRedSkyRoute).map(({ sys, fields: route }) => ({
      id: sys.id,
      origin: route.origin,
      destination: route.destination,
      picture: pictureOf(route.images.find((image) => image !== undefined)),
      cabin: route.cabinClassName,
      cabinIcon: pictureOf(route.cabinClassIcon),
      points: route.minimalPointsPrice,
      description: route.marketingDescription,
    })),
  }
}

import { intactEntries, isRedSkyRoute } from '@clubhouse/content-client/types'
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
  /** IATA codes. */
  origin: string
  destination: string
  picture: ContentPicture | undefined
  cabin: string
  cabinIcon: ContentPicture | undefined
  points: number
  description: string | undefined
}

export function adaptRedSkyRoutesSection({ fields }: EntryOf<'redSkyRoutesSection'>): RedSkyRoutesSectionContent {
  const purpose = fields.type === 'promo' ? 'promo' : 'suggestion'
  return {
    purpose,
    headline: fields.headline,
    body: fields.body,
    routes: intactEntries(fields.routes, isRedSkyRoute).map(({ sys, fields: route }): RouteContent => ({
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

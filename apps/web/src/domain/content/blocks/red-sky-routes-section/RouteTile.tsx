import { RewardTile } from '@clubhouse/design-system/RewardTile'
import { flightQuery } from '#domain/flight/model/flight-address.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import type { KnownRoute } from './known-routes.ts'

export interface RouteTileProps {
  route: KnownRoute
  /** Of its title in the page's outline. */
  level: 3 | 4
}

/** A route with its lowest price; it opens the search with both airports filled in (CNT-37). */
export function RouteTile({ route, level }: RouteTileProps) {
  const { origin, destination, picture, cabin, cabinIcon, points, description } = route
  return (
    <RewardTile
      title={m.content_route({ origin: origin.cityName, destination: destination.cityName })}
      href={paths.flightSearchEdit.href(flightQuery({ origin: origin.code, destination: destination.code }))}
      imageUrl={picture?.url ?? ''}
      brandName={cabin}
      brandLogoUrl={cabinIcon?.url}
      lead={description}
      pointsText={m.content_route_from({ points: formatPoints(points) })}
      headingLevel={level}
    />
  )
}

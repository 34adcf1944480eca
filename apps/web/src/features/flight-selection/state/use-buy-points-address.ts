import { useFlightAddress } from '#domain/flight/state/use-flight-address.ts'
import { type FlightChoice, flightQuery } from '#domain/flight/model/flight-address.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { buyPointsAddress } from '../model/checkout-address.ts'

/** Returns where points are bought; that page leads back to the results with a fare chosen (FLT-37, FLT-44). */
export function useBuyPointsAddress(choice: FlightChoice): string {
  return buyPointsAddress(clubConfig().links.buyPoints, useResultsAddress(choice))
}

/** Returns the absolute address of the results with a choice. */
export function useResultsAddress(choice: FlightChoice): string {
  const { answers } = useFlightAddress()
  const regional = useRegionPath()
  const path = regional(paths.flightResults.href(flightQuery(answers, choice)))
  return `${appConfig().origin}${basePath}${path}`
}

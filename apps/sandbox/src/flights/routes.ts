import { flightData } from './flight-data.ts'

/** How a pair of airports is flown, the same both ways. */
export interface Route {
  /** The airline's own direct flights on a day on which it flies; 0 where there are changes only. */
  directFlights: number
  /** The days of the week on which anything flies: 0 is Sunday. */
  weekdays: readonly number[]
  /** Whether the partner flies it directly too. */
  hasPartnerFlight: boolean
}

const daily = [0, 1, 2, 3, 4, 5, 6]

const { direct, withChange, partnerDestinations } = flightData

/** Returns how two airports are connected; undefined when the route is not flown at all (FLT-53). */
export function findRoute(origin: string, destination: string): Route | undefined {
  return routeFrom(origin, destination) ?? routeFrom(destination, origin)
}

function routeFrom(home: string, away: string): Route | undefined {
  const { flightsADay = 0, weekdays = daily } = direct[home]?.[away] ?? {}
  if (flightsADay === 0 && withChange[home]?.includes(away) !== true) return undefined
  return {
    directFlights: flightsADay,
    weekdays,
    hasPartnerFlight: flightsADay > 0 && partnerDestinations.includes(away),
  }
}

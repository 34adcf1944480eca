import { type Airport, findAirport } from '#domain/flight/model/airports.ts'

/** Returns an airport as it is chosen from a list, such as `New York, John F. Kennedy (JFK)`; a city is named once. */
export function airportName({ code, airportName: name, cityName }: Airport): string {
  return name.startsWith(cityName) ? `${name} (${code})` : `${cityName}, ${name} (${code})`
}

/** Returns an airport where there is little room, such as `New York (JFK)`; undefined for none. */
export function shortAirportName(code: string | undefined): string | undefined {
  const airport = findAirport(code ?? '')
  return airport === undefined ? undefined : `${airport.cityName} (${airport.code})`
}

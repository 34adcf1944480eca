import type { Flight, FlightAirport, Scalars } from '../generated/flight-resolvers.ts'
import { airlines } from './airlines.ts'
import type { Airport } from './airports.ts'
import { localIso } from './local-time.ts'
import { arrivalOf, type TimetableFlight } from './timetable.ts'

/** Returns a flight of the timetable in the shape of the schema. */
export function presentFlight(flight: TimetableFlight): Flight {
  const { origin, destination, departure, minutes, segments } = flight
  return {
    departure: localIso(departure, origin.zone),
    arrival: localIso(arrivalOf(flight), destination.zone),
    duration: durationText(minutes),
    origin: presentAirport(origin),
    destination: presentAirport(destination),
    segments: segments.map((code) => ({ airline: { name: airlines[code], code } })),
  }
}

function presentAirport({ code, cityName }: Airport): FlightAirport {
  return { code, cityName }
}

function durationText(minutes: number): Scalars['Duration']['output'] {
  const rest = minutes % 60
  return `PT${Math.floor(minutes / 60)}H${rest === 0 ? '' : `${rest}M`}`
}

import type { Flight, Scalars } from '../generated/flight-resolvers.ts'
import { flightData } from './flight-data.ts'
import { localIso } from './local-time.ts'
import { arrivalOf, type TimetableFlight } from './timetable.ts'

/** Returns a flight of the timetable in the shape of the schema. */
export function presentFlight(flight: TimetableFlight): Flight {
  const { origin, destination, departure, minutes, segments } = flight
  return {
    departure: localIso(departure, origin.zone),
    arrival: localIso(arrivalOf(flight), destination.zone),
    duration: durationText(minutes),
    origin: { code: origin.code, cityName: origin.cityName },
    destination: { code: destination.code, cityName: destination.cityName },
    segments: segments.map((code) => ({ airline: { name: flightData.airlines[code], code } })),
  }
}

function durationText(minutes: number): Scalars['Duration']['output'] {
  const rest = minutes % 60
  return `PT${Math.floor(minutes / 60)}H${rest === 0 ? '' : `${rest}M`}`
}

import type { AddressProblem, FlightAnswers, SelectableDays } from '#domain/flight/model/flight-address.ts'
import { countPassengers, type Passengers } from '#domain/flight/model/passengers.ts'
import { m } from '#paraglide/messages.js'
import type { Region } from '#platform/region/regions.ts'
import { assertNever } from '#platform/assert-never.ts'
import { shownTrip, type WrongDay } from '../model/trip.ts'

type Locale = Region['locale']

/** Returns a day in full, such as `Friday, 11 June 2027`, or short, such as `Fri 11 Jun`. */
export function dayText(day: string, locale: Locale, style: 'full' | 'short' = 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'full' ? { dateStyle: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** Returns the days of a trip, such as `Fri, 11 Jun to Fri, 18 Jun`. */
export function tripText(answers: FlightAnswers, days: SelectableDays, locale: Locale): string {
  const { departing, returning } = shownTrip(answers, days)
  if (departing === undefined) return ''
  const from = dayText(departing, locale)
  return returning === undefined ? from : m.flightSearch_days_range({ from, to: dayText(returning, locale) })
}

/** Returns who travels, such as `2 adults`; as one number where kinds are mixed. */
export function passengersText(passengers: Passengers): string {
  const { adults, youngAdults, children, infant } = passengers
  const all = countPassengers(passengers)
  if (adults === all) return m.flights_count_adults({ count: adults })
  const parts = [
    m.flights_count_adults({ count: adults }),
    youngAdults > 0 && m.flights_count_young_adults({ count: youngAdults }),
    children > 0 && m.flights_count_children({ count: children }),
    infant > 0 && m.flights_count_infants({ count: infant }),
  ].filter((part) => part !== false)
  return parts.length > 2 ? m.flightSearch_count_all({ count: all }) : parts.join(', ')
}

/** Returns why a day cannot be taken, and what can be. */
export function wrongDayText({ problem, first, last }: WrongDay, locale: Locale): string {
  switch (problem) {
    case 'incomplete':
      return m.flightSearch_day_incomplete()
    case 'unreal':
      return m.flightSearch_day_unreal()
    case 'too-early':
      return m.flightSearch_day_too_early({ first: dayText(first, locale, 'full') })
    case 'too-late':
      return m.flightSearch_day_too_late({ last: dayText(last, locale, 'full') })
    default:
      return assertNever(problem)
  }
}

/** Returns what is wrong with a part of the address (FLT-32). */
export function addressProblemText(problem: AddressProblem, days: SelectableDays, locale: Locale): string {
  const range = { first: dayText(days.first, locale, 'full'), last: dayText(days.last, locale, 'full') }
  switch (problem) {
    case 'origin':
      return m.flightSearch_problem_origin()
    case 'destination':
      return m.flightSearch_problem_destination()
    case 'same-airport':
      return m.flightSearch_problem_same()
    case 'departing':
      return m.flightSearch_problem_departing(range)
    case 'returning':
      return m.flightSearch_problem_returning(range)
    case 'passengers':
      return m.flightSearch_problem_passengers()
    default:
      return assertNever(problem)
  }
}

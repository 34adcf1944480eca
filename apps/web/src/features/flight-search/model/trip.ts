import type { FlightAnswers, SelectableDays } from '#domain/flight/model/flight-address.ts'
import { addDays, defaultDays } from '#domain/flight/model/flight-days.ts'
import { isRealDate, type TypedDate } from '#platform/dates/typed-date.ts'

/** The two ways to travel (FLT-19). */
export type TripKind = 'round-trip' | 'one-way'

/** The days that are typed and not in the address yet. */
export interface TypedTrip {
  departing?: TypedDate | undefined
  returning?: TypedDate | undefined
}

/** Why a typed day cannot be taken: it lacks a part, no calendar has it, or it lies before or after those to choose from. */
export type DayProblem = 'incomplete' | 'unreal' | 'too-early' | 'too-late'

/** What a day is wrong with, and the first and last that are right. */
export interface WrongDay extends SelectableDays {
  problem: DayProblem
}

export type Trip = Pick<FlightAnswers, 'departing' | 'returning'>
export type TripReading =
  | { kind: 'right'; trip: { departing: string; returning: string | undefined } }
  | { kind: 'wrong'; errors: { departing?: WrongDay | undefined; returning?: WrongDay | undefined } }

/** How many days a way back lies after a departure while only that was chosen, as in the proposal (FLT-22). */
const proposedStay = 7

/** Returns the days to show: those that were chosen, else the proposed ones (FLT-22). */
export function shownTrip({ departing, returning }: FlightAnswers, days: SelectableDays): Trip {
  return departing === undefined ? defaultDays(days) : { departing, returning }
}

/** Returns a way back for a departure, as proposed: a week later, if that can be chosen. */
export function proposedReturn(departing: string, { last }: SelectableDays): string {
  const day = addDays(departing, proposedStay)
  return day < last ? day : last
}

/**
 * Reads a trip from what is typed over what is chosen. A proposed way back moves with a typed departure; one that was
 * chosen is never changed.
 */
export function readTrip(
  kind: TripKind,
  typed: TypedTrip,
  { answers, days }: { answers: FlightAnswers; days: SelectableDays },
): TripReading {
  const shown = shownTrip(answers, days)
  const departing = readDay(typed.departing ?? partsOf(shown.departing), days)
  const isProposed = answers.departing === undefined && typed.returning === undefined
  const departs = typeof departing === 'string' ? departing : undefined
  const shownReturn =
    isProposed && departs !== undefined && typed.departing !== undefined
      ? proposedReturn(departs, days)
      : shown.returning
  const returning =
    kind === 'one-way'
      ? undefined
      : readDay(typed.returning ?? partsOf(shownReturn), { first: departs ?? days.first, last: days.last })
  if (typeof departing === 'string' && (returning === undefined || typeof returning === 'string'))
    return { kind: 'right', trip: { departing, returning } }
  const errorOf = (day: string | WrongDay | undefined) => (typeof day === 'object' ? day : undefined)
  return { kind: 'wrong', errors: { departing: errorOf(departing), returning: errorOf(returning) } }
}

/** Returns a day as it stands in the boxes of a date field; empty boxes for none. */
export function partsOf(day: string | undefined): TypedDate {
  const [year = '', month = '', date = ''] = day?.split('-') ?? []
  return { year, month, day: date }
}

function readDay(parts: TypedDate, { first, last }: SelectableDays): string | WrongDay {
  const [year, month, date] = [parts.year, parts.month, parts.day].map((part) => part.trim())
  const wrong = (problem: DayProblem): WrongDay => ({ problem, first, last })
  if (year === '' || month === '' || date === '') return wrong('incomplete')
  const typed = { year: year ?? '', month: month ?? '', day: date ?? '' }
  if (!isRealDate(typed)) return wrong('unreal')
  const day = `${typed.year}-${typed.month.padStart(2, '0')}-${typed.day.padStart(2, '0')}`
  if (day < first) return wrong('too-early')
  return day > last ? wrong('too-late') : day
}

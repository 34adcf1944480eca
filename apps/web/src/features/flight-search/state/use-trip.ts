import { useState } from 'react'
import type { FlightAnswers } from '#domain/flight/model/flight-address.ts'
import { defaultDays } from '#domain/flight/model/flight-days.ts'
import type { TypedDate } from '#platform/dates/typed-date.ts'
import { proposedReturn, readTrip, shownTrip, type TripKind, type TripReading, type TypedTrip } from '../model/trip.ts'
import type { FlightSearchState } from './use-flight-search.ts'

/**
 * Returns what is typed for days, over those of the address, and what of it is wrong. Only what is right goes to the
 * address.
 */
export function useTrip({ answers, days, problems, answer }: FlightSearchState) {
  const [typed, setTyped] = useState<TypedTrip>({})
  const [isChecked, setIsChecked] = useState(false)
  // A way back that the address had wrong is still asked for.
  const isRound = answers.departing === undefined || answers.returning !== undefined || problems.includes('returning')
  const kind: TripKind = isRound ? 'round-trip' : 'one-way'
  const read = (next = typed) => readTrip(kind, next, { answers, days })
  const reading = read()

  const choose = (trip: Pick<FlightAnswers, 'departing' | 'returning'>) => {
    setTyped({})
    setIsChecked(false)
    if (trip.departing !== answers.departing || trip.returning !== answers.returning) answer(trip, 'dates')
  }

  return {
    answers,
    days,
    kind,
    typed,
    shown: reading.kind === 'right' ? reading.trip : shownTrip(answers, days),
    errors: isChecked && reading.kind === 'wrong' ? reading.errors : {},
    fieldId: (name: keyof TypedTrip) => `flight-${name}`,
    type: (name: keyof TypedTrip, parts: TypedDate) => {
      setTyped((before) => ({ ...before, [name]: parts }))
    },
    /** Takes what was typed, once focus leaves it. */
    take: () => {
      if (Object.keys(typed).length === 0) return
      if (reading.kind === 'right') choose(reading.trip)
      else setIsChecked(true)
    },
    choose,
    chooseKind: (next: TripKind) => {
      const { departing = defaultDays(days).departing } = reading.kind === 'right' ? reading.trip : answers
      choose({ departing, returning: next === 'one-way' ? undefined : proposedReturn(departing, days) })
    },
    /** Returns the days, or shows what is wrong with them. */
    check: (): TripReading => {
      if (reading.kind === 'wrong') setIsChecked(true)
      return reading
    },
  }
}

export type TripState = ReturnType<typeof useTrip>

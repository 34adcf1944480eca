import { useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { timeZones } from '#platform/dates/format-date.ts'
import { useQueryString } from '#platform/links/use-query-string.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { findAirport } from '../model/airports.ts'
import {
  type FlightAddress,
  type FlightAnswers,
  type FlightChoice,
  flightQuery,
  readFlightAddress,
  type SelectableDays,
} from '../model/flight-address.ts'
import { selectableDays } from '../model/flight-days.ts'

export interface FlightAddressInUse extends FlightAddress {
  /** The days that can be chosen, by the day that it is at the departure airport. */
  days: SelectableDays
  /**
   * Navigates to the same page with other answers, keeping those that are not given, or with another choice. A choice is
   * dropped when an answer changes. The state of the history entry stays unless another one is given.
   */
  go: (
    next: { answers?: FlightAnswers; choice?: FlightChoice },
    options?: { replace?: boolean; state?: object | null },
  ) => void
}

/** Returns the state of a flight page, and how to change it: both in the address, so that Back undoes a step (FLT-30). */
export function useFlightAddress(): FlightAddressInUse {
  const [query, write] = useQueryString()
  const { state: current }: Location<object | null> = useLocation()
  const { locale } = useRegion()
  const daysFrom = (origin: string | undefined) =>
    selectableDays(new Date(), findAirport(origin ?? '')?.zone ?? timeZones[locale])
  const address = readFlightAddress(query, daysFrom)
  const written = useRef({ from: query, to: query })
  return {
    ...address,
    days: daysFrom(address.answers.origin),
    go: ({ answers, choice }, { replace = false, state = current } = {}) => {
      // A second change before the next render builds on the first.
      const now = written.current.from === query ? written.current.to : query
      const before = readFlightAddress(now, daysFrom)
      const next = new URLSearchParams(now)
      const values = flightQuery(
        { ...before.answers, ...answers },
        choice ?? (answers === undefined ? before.choice : {}),
      )
      for (const [name, value] of Object.entries(values)) {
        // All are written again, so that one search has one address, whatever was answered first.
        next.delete(name)
        if (value !== undefined) next.append(name, value)
      }
      written.current = { from: query, to: next }
      write(next, { replace, state })
    },
  }
}

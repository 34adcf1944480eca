import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FlightAnswers, flightQuery } from '#domain/flight/model/flight-address.ts'
import { completeSearch } from '#domain/flight/model/flight-days.ts'
import { rememberAirport } from '#domain/flight/state/recent-airports.ts'
import { useFlightAddress } from '#domain/flight/state/use-flight-address.ts'
import { useAudience } from '#platform/auth/use-audience.ts'
import { overPage } from '#platform/links/over-page.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { firstOpenQuestion, type Question, questionOf } from '../model/questions.ts'
import { logInForSearch, setFlightLogin } from './flight-login.ts'

/**
 * Returns the answers, the question that is asked, and what can be done with them; the address keeps all of it (FLT-30).
 */
export function useFlightSearch() {
  const address = useFlightAddress()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const inRegionPath = useRegionPath()
  const audience = useAudience()
  const { answers, choice, problems, days, go } = address
  const isAtResults = withoutRegion(pathname).startsWith(paths.flightResults.href())
  // As it was when the questions came: an answer must not lead back to the first one.
  const [first] = useState(() => firstOpenQuestion(answers, problems))
  const question = questionOf(state) ?? first
  const query = flightQuery(answers, choice)

  return {
    ...address,
    /** All questions are open, as when results are there already (FLT-09). */
    isAtResults,
    /** The sheet is open. */
    isOpen: /\/edit\/?$/.test(pathname),
    question,
    /** Adds answers as an entry of the history, so that Back takes them away; goes on to a question. */
    answer: (next: FlightAnswers, at: Question = question) => {
      for (const code of [next.origin, next.destination]) if (code !== undefined) rememberAirport(code)
      go({ answers: next }, { state: { ...overPage, question: at } })
    },
    /** Adds passengers: those of one visit to the question are one entry of the history. */
    answerPassengers: (passengers: FlightAnswers['passengers']) => {
      const isGoingOn = typeof state === 'object' && state !== null && 'counting' in state
      go(
        { answers: { passengers } },
        { replace: isGoingOn, state: { ...overPage, question: 'passengers', counting: true } },
      )
    },
    /** Asks another question, with all answers kept (FLT-08). */
    ask: (next: Question) => {
      go({}, { replace: true, state: { ...overPage, question: next } })
    },
    /** Opens the sheet on a question. */
    open: (at?: Question) => {
      const page = isAtResults ? paths.flightResultsEdit : paths.flightSearchEdit
      void navigate(inRegionPath(page.href(query)), {
        preventScrollReset: true,
        // Back goes one entry back, and does not only close the sheet.
        state: { ...overPage, ...(at !== undefined && { question: at }) },
      })
    },
    close: () => {
      const page = isAtResults && address.search !== null ? paths.flightResults : paths.flightSearch
      void navigate(inRegionPath(page.href(query)), { replace: true, preventScrollReset: true })
    },
    /** Searches, with the proposed days where none were chosen; a guest logs in first (FLT-45, CON-31). */
    search: (last: FlightAnswers = {}) => {
      const search = completeSearch({ ...answers, ...last }, days)
      if (search === undefined) return
      const whole = flightQuery(search)
      if (audience !== 'visitor') {
        setFlightLogin({ kind: 'idle' })
        return void navigate(inRegionPath(paths.flightResults.href(whole)))
      }
      void logInForSearch(
        inRegionPath(paths.flightResultsEdit.href(whole)),
        inRegionPath(paths.flightSearchEdit.href(whole)),
      )
    },
  }
}

export type FlightSearchState = ReturnType<typeof useFlightSearch>

import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '#paraglide/messages.js'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { paths } from '#domain/page/model/paths.ts'
import { type FlightSearch, flightQuery } from '#domain/flight/model/flight-address.ts'
import { type FlightFailure, flightProblem } from '../model/flight-problem.ts'

export interface FlightProblemPanelProps {
  /** What failed; left out when nothing failed, and there are no flights. */
  error?: FlightFailure
  search: FlightSearch
  onRetry: () => void
  /** Lets go of what was chosen, and searches anew. */
  onSearchAgain?: () => void
}

/** In place of flights: why there are none, and what to do (FLT-49, FLT-50, FLT-53). */
export function FlightProblemPanel({ error, search, onRetry, onSearchAgain = onRetry }: FlightProblemPanelProps) {
  const isOffline = useRetryOnline(onRetry)
  const problem = error === undefined ? { kind: 'no-flights' as const } : flightProblem(error)
  const tryAgain = <Button onPress={onRetry}>{m.common_try_again()}</Button>
  const changeSearch = (
    <ButtonLink href={paths.flightResultsEdit.href(flightQuery(search))}>{m.flightResults_change_search()}</ButtonLink>
  )
  const searchAgain = <Button onPress={onSearchAgain}>{m.flightResults_search_again()}</Button>
  switch (problem.kind) {
    case 'no-flights':
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.flightResults_no_flights_title()}
          body={m.flightResults_no_flights_body()}
          action={changeSearch}
        />
      )
    case 'not-flown':
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.flightResults_not_flown_title()}
          body={m.flightResults_not_flown_body()}
          action={changeSearch}
        />
      )
    case 'gone':
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.flightResults_gone_title()}
          body={`${problem.message} ${m.flightResults_gone_body()}`}
          action={searchAgain}
        />
      )
    case 'unavailable':
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.flightResults_failed_title()}
          body={problem.message}
          action={searchAgain}
        />
      )
    case 'no-answer':
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.flightResults_failed_title()}
          body={isOffline ? m.flightResults_offline() : m.flightResults_no_answer()}
          action={tryAgain}
        />
      )
    case 'other':
      return (
        <ErrorPanel headingLevel={3} title={m.flightResults_failed_title()} body={problem.message} action={tryAgain} />
      )
  }
}

import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { type FlightFailure, type FlightProblem, flightProblem } from '../model/flight-problem.ts'

export interface SummaryProblemProps {
  error: FlightFailure
  onRetry: () => void
  onChooseAnother: () => void
  onSearchAgain: () => void
}

/** In place of the summary: the journey cannot be paid for as it is, and what to do (FLT-51). */
export function SummaryProblem({ error, onRetry, onChooseAnother, onSearchAgain }: SummaryProblemProps) {
  const isOffline = useRetryOnline(onRetry)
  const problem = flightProblem(error)
  const [label, act] = wayOn(problem, { onRetry, onChooseAnother, onSearchAgain })
  return (
    <Stack gap="medium" align="start">
      <Alert tone="error" title={m.flightResults_summary_failed()}>
        {wordsOf(problem, error, isOffline)}
      </Alert>
      <Button variant="secondary" onPress={act}>
        {label}
      </Button>
    </Stack>
  )
}

function wordsOf(problem: FlightProblem, { message }: FlightFailure, isOffline: boolean): string {
  switch (problem.kind) {
    case 'gone':
      return `${message} ${m.flightResults_gone_body()}`
    case 'no-flights':
    case 'unavailable':
      return `${message} ${m.flightResults_summary_unavailable()}`
    case 'no-answer':
      return isOffline ? m.flightResults_summary_offline() : m.flightResults_summary_no_answer()
    case 'not-flown':
    case 'other':
      return message
  }
}

function wayOn(
  { kind }: FlightProblem,
  { onRetry, onChooseAnother, onSearchAgain }: Omit<SummaryProblemProps, 'error'>,
): [label: string, act: () => void] {
  switch (kind) {
    case 'gone':
      return [m.flightResults_search_again(), onSearchAgain]
    case 'no-flights':
    case 'not-flown':
    case 'unavailable':
      return [m.flightResults_choose_another(), onChooseAnother]
    case 'no-answer':
    case 'other':
      return [m.common_try_again(), onRetry]
  }
}

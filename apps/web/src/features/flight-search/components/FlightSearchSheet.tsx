import { Button } from '@clubhouse/design-system/Button'
import { ErrorSummary } from '@clubhouse/design-system/ErrorSummary'
import { Form } from '@clubhouse/design-system/Form'
import { Sheet } from '@clubhouse/design-system/Sheet'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { questionBeside, questions } from '../model/questions.ts'
import { useFlightLogin } from '../state/flight-login.ts'
import { useFlightSearch } from '../state/use-flight-search.ts'
import { useLoginReturn } from '../state/use-login-return.ts'
import { useTrip } from '../state/use-trip.ts'
import * as styles from './flight-search.css.ts'
import { FlightLoginNotice } from './FlightLoginNotice.tsx'
import { FlightQuestion } from './FlightQuestion.tsx'
import { addressProblemText, wrongDayText } from './search-texts.ts'

const formId = 'flight-search'
const reasonId = 'flight-search-reason'

/**
 * The side sheet of the flight search (FLT-07 to FLT-11): one question at a time, or all of them where results are there
 * already. Closing it leads to the page without it, with all answers kept.
 */
export function FlightSearchSheet() {
  const flightSearch = useFlightSearch()
  const { answers, problems, days, question, isAtResults, answer, ask, close, search } = flightSearch
  const trip = useTrip(flightSearch)
  const { locale } = useRegion()
  const audience = useAudience()
  const login = useFlightLogin()
  const [isSubmitted, setIsSubmitted] = useState(false)
  useLoginReturn()

  const missing = isAtResults && isSubmitted ? missingAirports(answers) : []
  const errors = [
    ...missing,
    ...(['departing', 'returning'] as const).flatMap((name) => {
      const wrong = trip.errors[name]
      return wrong === undefined ? [] : [{ fieldId: trip.fieldId(name), message: wrongDayText(wrong, locale) }]
    }),
  ]
  const before = isAtResults ? undefined : questionBeside(question, -1)
  const after = isAtResults ? undefined : questionBeside(question, 1)
  const hasAirports = answers.origin !== undefined && answers.destination !== undefined
  const isDisabled = !isAtResults && !hasAirports

  const goOn = () => {
    setIsSubmitted(true)
    const reading = trip.check()
    const isAsked = isAtResults || question === 'dates' || after === undefined
    if (isAsked && reading.kind === 'wrong') {
      if (!isAtResults) ask('dates')
      return
    }
    if (after === undefined) {
      if (hasAirports && reading.kind === 'right') search(reading.trip)
    } else if (question === 'dates' && reading.kind === 'right' && isNews(reading.trip)) answer(reading.trip, after)
    else ask(after)
  }
  const isNews = ({ departing, returning }: { departing: string; returning: string | undefined }) =>
    departing !== answers.departing || returning !== answers.returning

  return (
    <Sheet
      title={m.flightSearch_title()}
      isOpen
      onClose={close}
      closeLabel={m.common_close()}
      size="wide"
      backLabel={m.flightSearch_back()}
      onBack={before === undefined ? undefined : () => ask(before)}
      actions={
        <div className={styles.actions}>
          {isDisabled && (
            <Text id={reasonId} size="small" tone="muted">
              {m.flightSearch_why_disabled()}
            </Text>
          )}
          {after === undefined && audience === 'visitor' && (
            <Text size="small" tone="muted">
              {m.flightSearch_login_hint()}
            </Text>
          )}
          <Button
            type="submit"
            form={formId}
            fullWidth
            isDisabled={isDisabled}
            isPending={login.kind === 'request'}
            {...(isDisabled && { 'aria-describedby': reasonId })}
          >
            {after === undefined ? m.flightSearch_submit() : m.common_continue()}
          </Button>
        </div>
      }
    >
      <Stack gap="large">
        <FlightLoginNotice />
        {problems.length > 0 && (
          <ErrorSummary
            title={m.flightSearch_problems()}
            headingLevel={3}
            errors={problems.map((problem) => ({ message: addressProblemText(problem, days, locale) }))}
          />
        )}
        <Form
          id={formId}
          errors={errors}
          errorSummaryTitle={m.flightSearch_problems()}
          errorSummaryLevel={3}
          focusAfterFailure="firstField"
          onSubmit={goOn}
        >
          {(isAtResults ? questions : [question]).map((each) => (
            <FlightQuestion
              key={each}
              question={each}
              flightSearch={flightSearch}
              trip={trip}
              errorMessage={missing.find(({ fieldId }) => fieldId === `flight-${each}`)?.message}
            />
          ))}
        </Form>
      </Stack>
    </Sheet>
  )
}

function missingAirports({ origin, destination }: ReturnType<typeof useFlightSearch>['answers']) {
  return [
    ...(origin === undefined
      ? [{ fieldId: 'flight-departure', message: m.flightSearch_airport_missing_departure() }]
      : []),
    ...(destination === undefined
      ? [{ fieldId: 'flight-destination', message: m.flightSearch_airport_missing_destination() }]
      : []),
  ]
}

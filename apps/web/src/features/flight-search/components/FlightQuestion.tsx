import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useEffect, useRef } from 'react'
import { oneAdult } from '#domain/flight/model/passengers.ts'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { type Question, questions } from '../model/questions.ts'
import type { FlightSearchState } from '../state/use-flight-search.ts'
import type { TripState } from '../state/use-trip.ts'
import { AirportPicker } from './AirportPicker.tsx'
import { DatesQuestion } from './DatesQuestion.tsx'
import * as styles from './flight-search.css.ts'
import { PassengersQuestion } from './PassengersQuestion.tsx'

export interface FlightQuestionProps {
  question: Question
  flightSearch: FlightSearchState
  trip: TripState
  errorMessage: string | undefined
}

/** One question with its heading, which has focus when the question is the one that is asked (FLT-07). */
export function FlightQuestion({ question, flightSearch, trip, errorMessage }: FlightQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isAtResults } = flightSearch
  const isAsked = flightSearch.question === question
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  return (
    <div className={styles.openQuestion}>
      <Stack gap="xxsmall">
        {!isAtResults && (
          <Text size="small" tone="muted">
            {m.flightSearch_step({ number: questions.indexOf(question) + 1 })}
          </Text>
        )}
        <Heading ref={heading} level={3} size="medium" tabIndex={-1}>
          {titles[question]()}
        </Heading>
      </Stack>
      {answerOf({ question, flightSearch, trip, errorMessage })}
    </div>
  )
}

const titles: Readonly<Record<Question, () => string>> = {
  departure: m.flightSearch_departure_question,
  destination: m.flightSearch_destination_question,
  dates: m.flightSearch_dates_question,
  passengers: m.flightSearch_passengers_question,
}

function answerOf({ question, flightSearch, trip, errorMessage }: FlightQuestionProps) {
  const { answers, isAtResults, answer, answerPassengers } = flightSearch
  const { origin, destination, passengers = oneAdult } = answers
  const airport = {
    id: `flight-${question}`,
    errorMessage,
    description: isAtResults ? m.flightSearch_airport_hint_open() : m.flightSearch_airport_hint(),
  }
  switch (question) {
    case 'departure':
      return (
        <AirportPicker
          {...airport}
          end="departure"
          value={origin}
          other={destination}
          onChange={(code) => answer({ origin: code }, next(question, code))}
        />
      )
    case 'destination':
      return (
        <AirportPicker
          {...airport}
          end="destination"
          value={destination}
          other={origin}
          onChange={(code) => answer({ destination: code }, next(question, code))}
        />
      )
    case 'dates':
      return <DatesQuestion trip={trip} />
    case 'passengers':
      return <PassengersQuestion passengers={passengers} onChange={answerPassengers} />
    default:
      return assertNever(question)
  }

  /** A chosen airport leads on where one thing is asked at a time. */
  function next(at: 'departure' | 'destination', code: string | undefined): Question {
    if (isAtResults || code === undefined) return at
    return at === 'departure' ? 'destination' : 'dates'
  }
}

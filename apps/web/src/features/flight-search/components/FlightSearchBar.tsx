import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { oneAdult } from '#domain/flight/model/passengers.ts'
import { useIsHydrated } from '#platform/islands/use-is-hydrated.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { Question } from '../model/questions.ts'
import { useFlightSearch } from '../state/use-flight-search.ts'
import { shortAirportName } from './airport-names.ts'
import * as styles from './flight-search.css.ts'
import { FlightLoginNotice } from './FlightLoginNotice.tsx'
import { passengersText, tripText } from './search-texts.ts'

export interface FlightSearchBarProps {
  /** `compact` above the results. @default 'large' */
  size?: 'large' | 'compact'
}

/** The four answers so far, each leading to its question, and the search (FLT-07). */
export function FlightSearchBar({ size = 'large' }: FlightSearchBarProps) {
  const flightSearch = useFlightSearch()
  const { locale } = useRegion()
  // The host knows neither the query nor what day it is for who reads.
  const isHydrated = useIsHydrated()
  const { answers, days, problems, open, search } = flightSearch
  const known = isHydrated ? answers : {}
  const { origin, destination, passengers = oneAdult } = known
  const trip = origin === undefined || destination === undefined ? undefined : tripText(known, days, locale)
  const isProposed = trip !== undefined && known.departing === undefined
  const rows: readonly { question: Question; name: string; value: string }[] = [
    {
      question: 'departure',
      name: m.flightSearch_departure(),
      value: shortAirportName(origin) ?? m.flightSearch_airport_choose(),
    },
    {
      question: 'destination',
      name: m.flightSearch_destination(),
      value: shortAirportName(destination) ?? m.flightSearch_airport_choose(),
    },
    {
      question: 'dates',
      name: m.flightSearch_dates(),
      value: isProposed
        ? m.flightSearch_days_suggested({ days: trip })
        : (trip ?? (known.departing === undefined ? m.flightSearch_dates_choose() : tripText(known, days, locale))),
    },
    { question: 'passengers', name: m.flightSearch_passengers(), value: passengersText(passengers) },
  ]
  const isReady = origin !== undefined && destination !== undefined && problems.length === 0
  return (
    <Stack gap="medium">
      <search className={styles.bar} data-size={size} aria-label={m.flightSearch_bar()}>
        <ul className={styles.answers}>
          {rows.map(({ question, name, value }) => (
            <li key={question}>
              <button type="button" className={styles.answer} aria-haspopup="dialog" onClick={() => open(question)}>
                <span className={styles.answerName}>{name}</span> <span className={styles.answerValue}>{value}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.search}>
          <Button onPress={() => (isReady ? search() : open())}>{m.flightSearch_submit()}</Button>
        </div>
      </search>
      {!flightSearch.isOpen && <FlightLoginNotice />}
    </Stack>
  )
}

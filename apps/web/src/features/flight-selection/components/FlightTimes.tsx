import { Icon } from '@clubhouse/design-system/Icon'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import type { Flight } from '#domain/flight/model/fares.ts'
import { daysLater, formatDuration, localTime } from '#domain/flight/model/flight-times.ts'
import * as styles from './flight-selection.css.ts'

export interface FlightTimesProps {
  flight: Flight
  /** Of the heading that names the flight. */
  headingId: string
  level: 3 | 4
}

/** When a flight leaves and lands, by the clocks of both places, how long it takes, and who flies it (FLT-56). */
export function FlightTimes({ flight, headingId, level }: FlightTimesProps) {
  const { locale } = useRegion()
  const { origin, destination, departure, arrival, duration, segments } = flight
  const Name = `h${level}` as const
  const days = daysLater(flight)
  return (
    <div className={styles.timesGroup}>
      <VisuallyHidden>
        <Name id={headingId}>
          {m.flightResults_flight({
            origin: origin.cityName,
            destination: destination.cityName,
            departure: localTime(departure, locale),
            arrival: localTime(arrival, locale),
          })}
        </Name>
      </VisuallyHidden>
      <dl className={styles.times}>
        <Place label={m.flightResults_departs()} time={localTime(departure, locale)} place={origin} side="start" />
        <div className={styles.way}>
          <dt>
            <VisuallyHidden>{m.flightResults_duration_label()}</VisuallyHidden>
          </dt>
          <dd className={styles.duration}>
            <span aria-hidden="true">{formatDuration(duration, locale, 'narrow')}</span>
            <VisuallyHidden>{formatDuration(duration, locale, 'long')}</VisuallyHidden>
            <span className={styles.line} aria-hidden="true">
              <Icon name="arrowRight" size="small" />
            </span>
            <span>{m.flightResults_direct()}</span>
          </dd>
        </div>
        <Place
          label={m.flightResults_arrives()}
          time={localTime(arrival, locale)}
          place={destination}
          side="end"
          days={days}
        />
      </dl>
      <p className={styles.airline}>{segments.map(({ airline }) => airline.name).join(', ')}</p>
    </div>
  )
}

interface PlaceProps {
  label: string
  time: string
  place: Flight['origin']
  side: 'start' | 'end'
  days?: number
}

function Place({ label, time, place, side, days = 0 }: PlaceProps) {
  return (
    <div className={styles.place} data-side={side}>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>
        <span className={styles.clock}>
          {time}
          {days !== 0 && (
            <>
              <sup className={styles.days} aria-hidden="true">
                {days > 0 ? `+${days}` : days}
              </sup>
              <VisuallyHidden>
                {', '}
                {days > 0
                  ? m.flightResults_days_later({ count: days })
                  : m.flightResults_days_earlier({ count: -days })}
              </VisuallyHidden>
            </>
          )}
        </span>
        <span className={styles.city}>
          {place.cityName} <span className={styles.code}>{place.code}</span>
        </span>
      </dd>
    </div>
  )
}

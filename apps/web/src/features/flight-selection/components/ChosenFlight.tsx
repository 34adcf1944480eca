import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import type { Fare, Flight } from '#domain/flight/model/fares.ts'
import { localDay, localTime } from '#domain/flight/model/flight-times.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { cabinName } from '../model/cabin-name.ts'
import * as styles from './flight-selection.css.ts'

export interface ChosenFlightProps {
  /** Undefined while it is looked for, and when it is not among the flights any more. */
  chosen: { flight: Flight; fare: Fare } | undefined
  isPending: boolean
  onChange: () => void
}

/** The way out that was chosen, and how to choose another one (FLT-40). */
export function ChosenFlight({ chosen, isPending, onChange }: ChosenFlightProps) {
  const { locale } = useRegion()
  return (
    <Card as="section" padding="medium" tone="sunken">
      <div className={styles.chosen}>
        <div className={styles.chosenWords}>
          <Text size="small" tone="muted">
            {m.flightResults_chosen_out()}
          </Text>
          {isPending && <Skeleton shape="text" lines={2} />}
          {!isPending && chosen === undefined && <Text size="small">{m.flightResults_chosen_gone()}</Text>}
          {chosen !== undefined && (
            <>
              <Text weight="strong">
                {m.flightResults_flight({
                  origin: chosen.flight.origin.cityName,
                  destination: chosen.flight.destination.cityName,
                  departure: localTime(chosen.flight.departure, locale),
                  arrival: localTime(chosen.flight.arrival, locale),
                })}
              </Text>
              <Text size="small">
                {localDay(chosen.flight.departure, locale)} · {cabinName(chosen.fare)} ·{' '}
                {formatPoints(chosen.fare.price.awardPoints)}
              </Text>
            </>
          )}
        </div>
        <Button variant="secondary" size="small" onPress={onChange}>
          {m.flightResults_change_departure()}
        </Button>
      </div>
    </Card>
  )
}

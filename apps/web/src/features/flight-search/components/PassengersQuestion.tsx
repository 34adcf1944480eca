import { NumberField } from '@clubhouse/design-system/NumberField'
import { Stack } from '@clubhouse/design-system/Stack'
import { Tooltip } from '@clubhouse/design-system/Tooltip'
import { countPassengers, leastOf, mostOf, mostPassengers, type Passengers } from '#domain/flight/model/passengers.ts'
import { m } from '#paraglide/messages.js'
import * as styles from './flight-search.css.ts'

export interface PassengersQuestionProps {
  passengers: Passengers
  onChange: (passengers: Passengers) => void
}

const kinds: readonly { field: keyof Passengers; label: () => string; age: () => string }[] = [
  { field: 'adults', label: m.flightSearch_adults, age: m.flightSearch_adults_age },
  { field: 'youngAdults', label: m.flightSearch_young_adults, age: m.flightSearch_young_adults_age },
  { field: 'children', label: m.flightSearch_children, age: m.flightSearch_children_age },
  { field: 'infant', label: m.flightSearch_infants, age: m.flightSearch_infants_age },
]

/** Counts who travels, and says beside a counter why it goes no further (FLT-24 to FLT-27). */
export function PassengersQuestion({ passengers, onChange }: PassengersQuestionProps) {
  const isFull = countPassengers(passengers) === mostPassengers
  return (
    <Stack gap="large">
      {kinds.map(({ field, label, age }) => {
        const least = leastOf(field, passengers)
        const isHeldByInfants = field === 'adults' && passengers.infant > 0 && passengers.adults === least
        return (
          <div key={field} className={styles.counter}>
            <NumberField
              name={field}
              label={label()}
              description={isHeldByInfants ? m.flightSearch_least_adults({ age: age() }) : age()}
              value={passengers[field]}
              minValue={least}
              maxValue={mostOf(field, passengers)}
              limitMessage={field === 'infant' && !isFull ? m.flightSearch_most_infants() : m.flightSearch_most()}
              decrementLabel={m.flightSearch_fewer({ kind: label() })}
              incrementLabel={m.flightSearch_more({ kind: label() })}
              onChange={(count) => onChange({ ...passengers, [field]: count ?? least })}
            />
            {field === 'infant' && (
              <Tooltip label={m.flightSearch_infants_about()}>{m.flightSearch_infants_help()}</Tooltip>
            )}
          </div>
        )
      })}
    </Stack>
  )
}

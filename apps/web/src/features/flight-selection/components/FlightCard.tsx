import { Card } from '@clubhouse/design-system/Card'
import { useId } from 'react'
import type { FlightAndFares } from '#domain/flight/model/fares.ts'
import type { FlightChoice } from '#domain/flight/model/flight-address.ts'
import { FareCard } from './FareCard.tsx'
import { FlightTimes } from './FlightTimes.tsx'
import * as styles from './flight-selection.css.ts'

export interface FlightCardProps {
  item: FlightAndFares
  /** On the way back, prices are those of the whole journey (FLT-58). */
  step: 'out' | 'back'
  chosenId: string | undefined
  usable: number | undefined
  choiceOf: (fareId: string) => FlightChoice
  onChoose: (fareId: string) => void
}

/** A flight with its cabins beside it, or below on narrow screens (FLT-33). */
export function FlightCard({ item: { flight, fares }, step, chosenId, usable, choiceOf, onChoose }: FlightCardProps) {
  const headingId = useId()
  return (
    <Card as="article" padding="medium" labelledBy={headingId}>
      <div className={styles.flight}>
        <FlightTimes flight={flight} headingId={headingId} level={3} />
        <ul className={styles.fares}>
          {fares.map((fare) => (
            <FareCard
              key={fare.fareFamilyType}
              fare={fare}
              step={step}
              usable={usable}
              isChosen={fare.id !== null && fare.id === chosenId}
              choiceOf={choiceOf}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

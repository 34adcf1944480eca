import { Badge } from '@clubhouse/design-system/Badge'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import { type Fare, type FareState, fareState, missingPoints, pointsDifference } from '#domain/flight/model/fares.ts'
import type { FlightChoice } from '#domain/flight/model/flight-address.ts'
import { formatMoney } from '#domain/flight/model/money.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { cabinName } from '../model/cabin-name.ts'
import { useBuyPointsAddress } from '../state/use-buy-points-address.ts'
import * as styles from './flight-selection.css.ts'

export interface FareCardProps {
  fare: Fare
  step: 'out' | 'back'
  isChosen: boolean
  /** What the member can spend; undefined while nobody knows. */
  usable: number | undefined
  choiceOf: (fareId: string) => FlightChoice
  onChoose: (fareId: string) => void
}

/** What a cabin costs, and how to choose it; or why it cannot be had, or how many points are missing (FLT-35 to FLT-37). */
export function FareCard({ fare, step, isChosen, usable, choiceOf, onChoose }: FareCardProps) {
  const headingId = useId()
  const { locale } = useRegion()
  const state = fareState(fare)
  const { awardPoints, amountIncludingTax, currency } = fare.price
  const cabin = cabinName(fare)
  return (
    <li
      className={styles.fare}
      data-available={state.kind === 'available' || undefined}
      data-chosen={isChosen || undefined}
    >
      <div className={styles.fareHead}>
        <h4 id={headingId} className={styles.cabin}>
          {cabin}
        </h4>
        {state.kind === 'available' && state.hasFewSeats && (
          <Badge tone="warning">{m.flightResults_seats_left({ count: state.seats })}</Badge>
        )}
        {isChosen && <Badge tone="success">{m.flightResults_chosen()}</Badge>}
      </div>
      {state.kind === 'available' ? (
        <>
          <div className={styles.price}>
            <p className={styles.points}>{formatPoints(awardPoints)}</p>
            <p className={styles.taxes}>
              {m.flightResults_taxes({ amount: formatMoney(amountIncludingTax, currency, locale) })}
            </p>
            {step === 'back' && <p className={styles.taxes}>{differenceText(fare)}</p>}
          </div>
          <FareAction
            missing={missingPoints(awardPoints, usable)}
            label={m.flightResults_choose_label({ cabin, points: formatPoints(awardPoints) })}
            choice={choiceOf(state.offerId)}
            onChoose={() => onChoose(state.offerId)}
          />
        </>
      ) : (
        <Unavailable reason={state.reason} />
      )}
    </li>
  )
}

interface FareActionProps {
  /** How many points the member is short of. */
  missing: number
  label: string
  choice: FlightChoice
  onChoose: () => void
}

function FareAction({ missing, label, choice, onChoose }: FareActionProps) {
  const missingId = useId()
  const buyPoints = useBuyPointsAddress(choice)
  if (missing === 0)
    return (
      <Button variant="secondary" fullWidth size="small" onPress={onChoose} aria-label={label}>
        {m.flightResults_choose()}
      </Button>
    )
  return (
    <div className={styles.missing}>
      <p id={missingId} className={styles.missingText}>
        {m.flightResults_missing({ points: formatPoints(missing) })}
      </p>
      <ButtonLink
        href={buyPoints}
        isExternal
        externalLabel={m.common_opens_in_new_tab()}
        variant="secondary"
        size="small"
        fullWidth
      >
        {m.common_buy_points()}
      </ButtonLink>
    </div>
  )
}

function Unavailable({ reason }: { reason: Extract<FareState, { kind: 'unavailable' }>['reason'] }) {
  const [title, body] = wordsOf(reason)
  return (
    <div className={styles.unavailable}>
      <p className={styles.unavailableTitle}>{title}</p>
      <p className={styles.taxes}>{body}</p>
    </div>
  )
}

function wordsOf(reason: Extract<FareState, { kind: 'unavailable' }>['reason']): [title: string, body: string] {
  switch (reason) {
    case 'sold-out':
      return [m.flightResults_sold_out(), m.flightResults_sold_out_body()]
    case 'not-offered':
      return [m.flightResults_not_offered(), m.flightResults_not_offered_body()]
    case 'no-seat-count':
      return [m.flightResults_no_seat_count(), m.flightResults_no_seat_count_body()]
    case 'unknown':
      return [m.flightResults_unknown(), m.flightResults_unknown_body()]
  }
}

function differenceText({ price }: Fare): string {
  const difference = pointsDifference(price)
  if (difference === 0) return m.flightResults_difference_none()
  return difference > 0
    ? m.flightResults_difference_more({ points: formatPoints(difference) })
    : m.flightResults_difference_fewer({ points: formatPoints(-difference) })
}

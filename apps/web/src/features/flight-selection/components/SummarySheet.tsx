import { Button } from '@clubhouse/design-system/Button'
import { Sheet } from '@clubhouse/design-system/Sheet'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonText } from '@clubhouse/design-system/SkeletonText'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import { type OperationState, useFlightSummary } from '#domain/flight/api/flights.tsx'
import { formatMoney } from '#domain/flight/model/money.ts'
import { missingPoints } from '#domain/flight/model/fares.ts'
import type { FlightChoice, FlightSearch } from '#domain/flight/model/flight-address.ts'
import { type FlightSummary, journeyPrice } from '#domain/flight/model/summary.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useCheckout } from '../state/use-checkout.ts'
import { useSettled } from '../state/use-settled.ts'
import { SummaryJourney } from './SummaryJourney.tsx'
import { SummaryPrice } from './SummaryPrice.tsx'
import { SummaryProblem } from './SummaryProblem.tsx'
import * as styles from './flight-selection.css.ts'

export interface SummarySheetProps {
  search: FlightSearch
  /** Of the basket that the last fare is in; undefined while the search for it is under way. */
  basketId: string | undefined
  /** What the member can spend; undefined while nobody knows. */
  usable: number | undefined
  choice: FlightChoice & { offerId: string }
  onClose: () => void
  onSearchAgain: () => void
}

/** The whole journey before it is paid for at the airline: flights, cabins, prices and total (FLT-39, FLT-60, FLT-61). */
export function SummarySheet({ search, basketId, usable, choice, onClose, onSearchAgain }: SummarySheetProps) {
  const summary = useFlightSummary(basketId, choice.offerId)
  const checkout = useCheckout(search, { ...choice, basketId })
  const close = useSettled(onClose)
  const noteId = useId()
  const { locale } = useRegion()
  const price = summary.kind === 'ready' ? journeyPrice(summary.data) : undefined
  const missing = price === undefined ? 0 : missingPoints(price.points, usable)
  return (
    <Sheet
      isOpen
      size="wide"
      title={m.flightResults_summary_title()}
      closeLabel={m.flightResults_summary_close()}
      onClose={close}
      actions={
        <div className={styles.total}>
          {price !== undefined && (
            <p className={styles.totalLine}>
              <span>{m.flightResults_price_total()}</span>
              <span>
                {m.flightResults_price_one({
                  points: formatPoints(price.points),
                  amount: formatMoney(price.amount, price.currency, locale),
                })}
              </span>
            </p>
          )}
          <Text size="small" tone="muted" id={noteId}>
            {missing > 0
              ? m.flightResults_continue_missing({ points: formatPoints(missing) })
              : m.flightResults_continue_note()}
          </Text>
          {checkout.isFailed && (
            <Text size="small" tone="error">
              <span role="alert">{m.flightResults_continue_failed()}</span>
            </Text>
          )}
          <Button
            fullWidth
            isDisabled={price === undefined || missing > 0}
            isPending={checkout.isLeaving}
            aria-describedby={noteId}
            onPress={() => {
              if (price !== undefined) checkout.leave(price.points)
            }}
          >
            {m.flightResults_continue()}
          </Button>
        </div>
      }
    >
      <SummaryBody
        summary={summary}
        search={search}
        choice={choice}
        missing={missing}
        usable={usable}
        onClose={onClose}
        onSearchAgain={onSearchAgain}
      />
    </Sheet>
  )
}

type SummaryBodyProps = Pick<SummarySheetProps, 'search' | 'choice' | 'usable' | 'onClose' | 'onSearchAgain'> & {
  summary: OperationState<FlightSummary>
  missing: number
}

function SummaryBody({ summary, search, choice, usable, missing, onClose, onSearchAgain }: SummaryBodyProps) {
  switch (summary.kind) {
    case 'idle':
    case 'pending':
      return <SummarySkeleton label={m.flightResults_summary_loading()} />
    case 'failed':
      return (
        <SummaryProblem
          error={summary.error}
          onRetry={summary.retry}
          onChooseAnother={onClose}
          onSearchAgain={onSearchAgain}
        />
      )
    case 'ready':
      return (
        <Stack gap="large">
          <SummaryJourney flights={summary.data.flights} offerId={choice.offerId} passengers={search.passengers} />
          <SummaryPrice summary={summary.data} missing={missing} usable={usable} choice={choice} />
        </Stack>
      )
  }
}

/** Skeleton of the summary: flights, then prices. */
function SummarySkeleton({ label }: { label: string }) {
  return (
    <Stack gap="large">
      <SkeletonText hasTitle lines={4} loadingLabel={label} />
      <SkeletonText hasTitle lines={4} />
      <Skeleton shape="title" />
    </Stack>
  )
}

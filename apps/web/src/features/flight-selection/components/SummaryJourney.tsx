import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { SkeletonText } from '@clubhouse/design-system/SkeletonText'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import { type OperationState, useCabinDetails } from '#domain/flight/api/flights.tsx'
import type { Flight } from '#domain/flight/model/fares.ts'
import { localDay } from '#domain/flight/model/flight-times.ts'
import type { Passengers } from '#domain/flight/model/passengers.ts'
import { type CabinLeg, type CabinPart, saidOfCabin } from '#domain/flight/model/summary.ts'
import { FlightTimes } from './FlightTimes.tsx'

type Cabins = OperationState<{ legs: readonly CabinLeg[] }>

export interface SummaryJourneyProps {
  flights: readonly Flight[]
  offerId: string
  passengers: Passengers
}

/** The flights of the journey, and what the cabin of each includes (FLT-60, FLT-61, FLT-65). */
export function SummaryJourney({ flights, offerId, passengers }: SummaryJourneyProps) {
  const cabins = useCabinDetails(offerId, passengers)
  return (
    <Stack gap="medium">
      {flights.map((flight, index) => (
        <SummaryFlight
          key={flight.departure}
          flight={flight}
          title={titleOf(index, flights.length)}
          cabins={cabins}
          // Flights without a change have a leg each.
          leg={index}
        />
      ))}
      {cabins.kind === 'failed' && <CabinProblem message={cabins.error.message} onRetry={cabins.retry} />}
    </Stack>
  )
}

interface SummaryFlightProps {
  flight: Flight
  title: string
  cabins: Cabins
  leg: number
}

function SummaryFlight({ flight, title, cabins, leg }: SummaryFlightProps) {
  const headingId = useId()
  const { locale } = useRegion()
  return (
    <Card as="section" padding="medium" labelledBy={headingId}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {localDay(flight.departure, locale)}
          </Text>
        </Stack>
        <FlightTimes flight={flight} headingId={headingId} level={4} />
        {cabins.kind === 'pending' && <SkeletonText lines={3} loadingLabel={m.flightResults_cabin_loading()} />}
        {cabins.kind === 'ready' && <CabinOfLeg leg={cabins.data.legs[leg]} />}
      </Stack>
    </Card>
  )
}

function CabinOfLeg({ leg }: { leg: CabinLeg | undefined }) {
  const said = leg === undefined ? [] : saidOfCabin(leg)
  const name = leg?.dominantCabinName ?? undefined
  return (
    <Stack gap="xsmall">
      {name !== undefined && <Text weight="strong">{name}</Text>}
      {said.length > 0 && (
        <DescriptionList items={said.map(({ part, text }) => ({ term: partName(part), description: text }))} />
      )}
    </Stack>
  )
}

/** The journey can be paid for without knowing what the cabins include (FLT-52). */
function CabinProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Stack gap="xsmall" align="start">
      <Alert tone="warning" title={m.flightResults_cabin_failed()}>
        {message}
      </Alert>
      <Button variant="secondary" size="small" onPress={onRetry}>
        {m.common_try_again()}
      </Button>
    </Stack>
  )
}

function titleOf(index: number, count: number): string {
  if (count === 1) return m.flightResults_summary_flight()
  return index === 0 ? m.flightResults_summary_out() : m.flightResults_summary_back()
}

function partName(part: CabinPart): string {
  switch (part) {
    case 'checkedBags':
      return m.flightResults_cabin_checked_bags()
    case 'carryOnBags':
      return m.flightResults_cabin_carry_on_bags()
    case 'seatSelection':
      return m.flightResults_cabin_seat_selection()
    case 'seatPitch':
      return m.flightResults_cabin_seat_pitch()
    case 'checkInPriority':
      return m.flightResults_cabin_check_in()
    case 'boardingPriority':
      return m.flightResults_cabin_boarding()
    case 'loungeAccess':
      return m.flightResults_cabin_lounge()
    case 'freshFoods':
      return m.flightResults_cabin_food()
    case 'beverages':
      return m.flightResults_cabin_drinks()
  }
}

import { Heading } from '@clubhouse/design-system/Heading'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VirtualList } from '@clubhouse/design-system/VirtualList'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import type { OperationState } from '#domain/flight/api/flights.tsx'
import { findAirport } from '#domain/flight/model/airports.ts'
import { directFlights, type FlightAndFares, type FlightOffers } from '#domain/flight/model/fares.ts'
import type { FlightChoice, FlightSearch } from '#domain/flight/model/flight-address.ts'
import { localDay } from '#domain/flight/model/flight-times.ts'
import { FlightCard } from './FlightCard.tsx'
import { FlightProblemPanel } from './FlightProblemPanel.tsx'
import { FlightsSkeleton } from './FlightsSkeleton.tsx'

export interface FlightOffersListProps {
  step: 'out' | 'back'
  title: string
  offers: OperationState<FlightOffers>
  search: FlightSearch
  /** The fare whose summary is open. */
  chosenId: string | undefined
  /** What the member can spend; undefined while nobody knows. */
  usable: number | undefined
  /** What the address has once a fare is chosen. */
  choiceOf: (fareId: string, basketId: string) => FlightChoice
  onChoose: (fareId: string, basketId: string) => void
  onSearchAgain: () => void
}

/** The flights of one way, with their fares; or why there are none. */
export function FlightOffersList({ step, title, offers, search, chosenId, ...choosing }: FlightOffersListProps) {
  const flights = offers.kind === 'ready' ? directFlights(offers.data) : []
  const isFound = offers.kind === 'ready' && flights.length > 0
  return (
    <Stack gap="medium">
      <Stack gap="xxsmall">
        <Heading level={2}>{title}</Heading>
        <Text tone="muted">
          <Leg search={search} step={step} />{' '}
          {step === 'out' ? m.flightResults_passengers_out() : m.flightResults_passengers_back()}
        </Text>
      </Stack>
      <LiveRegion>{isFound ? m.flightResults_found({ count: flights.length }) : null}</LiveRegion>
      <Flights step={step} offers={offers} flights={flights} search={search} chosenId={chosenId} {...choosing} />
    </Stack>
  )
}

type FlightsProps = Omit<FlightOffersListProps, 'title'> & { flights: readonly FlightAndFares[] }

function Flights({ step, offers, flights, search, chosenId, usable, choiceOf, onChoose, onSearchAgain }: FlightsProps) {
  switch (offers.kind) {
    case 'idle':
    case 'pending':
      return <FlightsSkeleton label={step === 'out' ? m.flightResults_loading() : m.flightResults_loading_back()} />
    case 'failed':
      return (
        <FlightProblemPanel error={offers.error} search={search} onRetry={offers.retry} onSearchAgain={onSearchAgain} />
      )
    case 'ready': {
      if (flights.length === 0) return <FlightProblemPanel search={search} onRetry={offers.retry} />
      const { basketId } = offers.data
      return (
        <VirtualList
          label={m.flightResults_list()}
          items={flights}
          itemKey={({ flight: { departure, origin, destination } }) =>
            `${origin.code} ${destination.code} ${departure}`
          }
          gap="medium"
          estimatedHeight={260}
          initialCount={12}
          renderItem={(item) => (
            <FlightCard
              item={item}
              step={step}
              chosenId={chosenId}
              usable={usable}
              choiceOf={(fareId) => choiceOf(fareId, basketId)}
              onChoose={(fareId) => onChoose(fareId, basketId)}
            />
          )}
        />
      )
    }
  }
}

function Leg({ search, step }: Pick<FlightOffersListProps, 'search' | 'step'>) {
  const { locale } = useRegion()
  const [from, to] = step === 'out' ? [search.origin, search.destination] : [search.destination, search.origin]
  const day = step === 'out' ? search.departing : (search.returning ?? search.departing)
  const cityOf = (code: string) => findAirport(code)?.cityName ?? code
  return (
    <>
      {m.flightResults_leg({
        origin: cityOf(from),
        destination: cityOf(to),
        day: localDay(`${day}T00:00:00`, locale),
      })}
      {'.'}
    </>
  )
}

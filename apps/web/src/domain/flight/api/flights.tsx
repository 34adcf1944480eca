import { createGraphqlClient } from '@clubhouse/graphql-client/client'
import { cabinDetails, searchOffers, searchOffersNextSlice, searchSummary } from '@clubhouse/graphql-client/flights'
import { GraphqlProvider, type OperationState, useOperation } from '@clubhouse/graphql-client/react'
import type { ReactNode } from 'react'
import { type Session, sessionEpoch, useSession } from '#platform/auth/session-store.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { FlightOffers } from '../model/fares.ts'
import type { FlightSearch } from '../model/flight-address.ts'
import type { Passengers } from '../model/passengers.ts'
import { cabinVariables, searchVariables } from '../model/search-request.ts'
import type { CabinLeg, FlightSummary } from '../model/summary.ts'

export type { OperationState }

let held: { sessionKey: string; client: ReturnType<typeof createGraphqlClient> } | undefined

/** Gives the flight results inside their client, whose cache lasts as long as the member's session (FLT-54). */
export function FlightsProvider({ children }: { children: ReactNode }) {
  return <GraphqlProvider value={clientOf(useSession())}>{children}</GraphqlProvider>
}

/** Returns the flights of a search, and the basket for them (FLT-62). */
export function useFlightOffers(search: FlightSearch): OperationState<FlightOffers> {
  const { currency } = useRegion()
  return pick(useOperation(searchOffers, searchVariables(search, currency)), 'searchOffers')
}

/** Returns the flights back, once the fare out is chosen (FLT-38, FLT-63). */
export function useReturnOffers(
  basketId: string | undefined,
  sliceId: string | undefined,
): OperationState<FlightOffers> {
  const isChosen = basketId !== undefined && sliceId !== undefined
  const variables = isChosen ? { basketId, offerId: sliceId, currentTripIndexId: '1' } : undefined
  return pick(useOperation(searchOffersNextSlice, variables), 'searchOffersNextSlice')
}

/** Returns the whole journey, once its last fare is chosen (FLT-64). */
export function useFlightSummary(
  basketId: string | undefined,
  offerId: string | undefined,
): OperationState<FlightSummary> {
  const isChosen = basketId !== undefined && offerId !== undefined
  return pick(useOperation(searchSummary, isChosen ? { basketId, offerId } : undefined), 'searchSummary')
}

/** Returns what the cabins of the journey include, leg by leg (FLT-65). */
export function useCabinDetails(
  offerId: string | undefined,
  passengers: Passengers,
): OperationState<{ legs: readonly CabinLeg[] }> {
  const variables = offerId === undefined ? undefined : cabinVariables(offerId, passengers)
  return pick(useOperation(cabinDetails, variables), 'cabinDetails')
}

/** One client for each session of each member: what one was answered is never shown to the next (AUT-03). */
function clientOf(session: Session) {
  const memberId = session.kind === 'authenticated' ? session.member.memberId : ''
  const sessionKey = `${sessionEpoch()} ${memberId}`
  if (held?.sessionKey !== sessionKey) held = { sessionKey, client: createGraphqlClient() }
  return held.client
}

function pick<Field extends string, Data>(
  state: OperationState<Record<Field, Data>>,
  field: Field,
): OperationState<Data> {
  return state.kind === 'ready' ? { ...state, data: state.data[field] } : state
}

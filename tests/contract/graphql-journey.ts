import { createGraphqlClient } from '@clubhouse/graphql-client/client'
import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import { GraphqlError } from '@clubhouse/graphql-client/errors'
import * as operations from '@clubhouse/graphql-client/flights'
import type { GraphqlOperation } from '@clubhouse/graphql-client/operation'
import type {
  CurrencyCode,
  PassengerTypeCode,
  SearchOffersQuery,
  SearchOffersQueryVariables,
} from '@clubhouse/graphql-client/types'
import { signIn } from '@clubhouse/test-kit/sign-in'
import type { TestSandbox } from '@clubhouse/test-kit/test-sandbox'

type GraphqlClient = ReturnType<typeof createGraphqlClient>

let client: GraphqlClient

/** Lets the calls of these tests go through another client. */
export function speakThrough(next: GraphqlClient): void {
  client = next
}

/** Calls an operation through the client, never its cache. Throws a GraphqlError. */
function calling<Data, Variables extends object>({ operationId, document }: GraphqlOperation<Data, Variables>) {
  return async (variables: Variables): Promise<Data> => {
    const answer = await client.query<Data, object>(document, variables, { requestPolicy: 'network-only' }).toPromise()
    if (answer.error !== undefined) throw GraphqlError.from(operationId, answer.error)
    if (answer.data === undefined) throw new Error(`${operationId} answered neither data nor errors`)
    return withoutTypeNames(answer.data)
  }
}

/** An answer without what the cache has asked for besides. */
function withoutTypeNames<Data>(data: Data): Data {
  const isField = (name: string) => name !== '__typename'
  return JSON.parse(JSON.stringify(data), (name, value: unknown) => (isField(name) ? value : undefined)) as Data
}

export const cabinDetails = calling(operations.cabinDetails)
export const searchOffers = calling(operations.searchOffers)
export const searchOffersNextSlice = calling(operations.searchOffersNextSlice)
export const searchSummary = calling(operations.searchSummary)

export type FlightAndFares = SearchOffersQuery['searchOffers']['slice']['flightsAndFares'][number]
export type Fare = FlightAndFares['fares'][number]
export type Day = SearchOffersQueryVariables['flightSearchRequest']['searchOriginDestinations'][number]['departureDate']

/** The sandbox's time in these tests: a Monday morning, far from the end of any year. */
export const today = '2027-06-07'
const now = `${today}T05:00:00Z`

export interface JourneyRequest {
  from?: string
  to?: string
  out?: Day
  /** Left out: one way. */
  back?: Day
  passengers?: readonly PassengerTypeCode[]
  currency?: CurrencyCode
}

/** The variables of a search; London to New York for one adult, unless told otherwise. */
export function searchFor(request: JourneyRequest = {}): SearchOffersQueryVariables {
  const { from = 'LHR', to = 'JFK', out = '2027-06-10', back, passengers = ['ADT'], currency = 'GBP' } = request
  return {
    currencyCode: currency,
    flightSearchRequest: {
      awardSearch: true,
      currentTripIndexId: '0',
      searchOriginDestinations: [
        { origin: from, destination: to, departureDate: out },
        ...(back === undefined ? [] : [{ origin: to, destination: from, departureDate: back }]),
      ],
    },
    customerDetails: passengers.map((ptc, index) => ({ custId: String(index + 1), ptc })),
  }
}

/** Searches, and answers the first slice. */
export async function search(request: JourneyRequest = {}) {
  return (await searchOffers(searchFor(request))).searchOffers
}

/** The second slice, after a fare of the first. */
export async function nextSlice(basketId: string, offerId: string) {
  return (await searchOffersNextSlice({ basketId, offerId, currentTripIndexId: '1' })).searchOffersNextSlice
}

export function faresOf(flights: readonly FlightAndFares[]): Fare[] {
  return flights.flatMap(({ fares }) => fares)
}

/** A fare that can be had, the first of the list unless another is wanted. */
export function choose(flights: readonly FlightAndFares[], isWanted: (fare: Fare) => boolean = () => true) {
  for (const { flight, fares } of flights) {
    for (const fare of fares) {
      if (fare.id !== null && fare.availableSeatCount !== null && isWanted(fare))
        return { ...fare, id: fare.id, flight }
    }
  }
  throw new Error('None of the fares can be had')
}

/** A round trip as far as the way back, with a fare chosen both ways. */
export async function goRoundTrip(request: JourneyRequest = {}) {
  const out = await search({ back: '2027-06-17', ...request })
  const outbound = choose(out.slice.flightsAndFares)
  const back = await nextSlice(out.basketId, outbound.id)
  return { basketId: out.basketId, out, back, outbound, inbound: choose(back.slice.flightsAndFares) }
}

/** Lets the calls of these tests go to a sandbox with a token. */
export function speakAs(origin: string, idToken: string): void {
  configureGraphqlClient({ url: `${origin}/flights/graphql`, idToken: () => Promise.resolve(idToken) })
  speakThrough(createGraphqlClient())
}

/** A member's id token: of a fresh copy of the sample, unless the sample itself is wanted. */
export async function idTokenOf({ control }: TestSandbox, email?: string): Promise<string> {
  const member = email === undefined ? await control.createMember('gb.flyer') : { email, password, memberId: '' }
  return (await signIn(control, member)).idToken
}

const password = 'Kestrel-Points-1'

/** Sets the sandbox's clock to the time of these tests, or moves it on from there. */
export async function setClock({ origin }: TestSandbox, change: { now: string } | { advance: string } = { now }) {
  const answer = await fetch(`${origin}/_sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  if (!answer.ok) throw new Error(`The clock was not set: ${await answer.text()}`)
}

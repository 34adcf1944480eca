import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cabinDetails,
  choose,
  faresOf,
  goRoundTrip,
  idTokenOf,
  type JourneyRequest,
  nextSlice,
  search,
  searchSummary,
  setClock,
  speakAs,
  today,
} from './graphql-journey.ts'
import { contractDocuments, refusalCodes } from './graphql-schema.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
  speakAs(sandbox.origin, await idTokenOf(sandbox))
})
afterAll(() => sandbox.close())
beforeEach(() => setClock(sandbox))

interface Refusal {
  field: string
  code: string
  status: number
  message?: string
  /** Runs into it. */
  meet: () => Promise<unknown>
}

const noOffer = '00000000-0000-0000-0000-000000000000'
const wait = () => setClock(sandbox, { advance: 'PT30M' })
const unknownSeats = async (request: JourneyRequest) => {
  const { basketId, slice } = await search(request)
  const fare = faresOf(slice.flightsAndFares).find(
    ({ id, availableSeatCount }) => id !== null && availableSeatCount === null,
  )
  return { basketId, offerId: fare?.id ?? '' }
}

/** Every way in which a well-formed call can be refused. */
const refusals: readonly Refusal[] = [
  {
    field: 'searchOffers',
    code: 'ROUTE_NOT_FLOWN',
    status: 404,
    message: "We're sorry, we don't fly this route",
    meet: () => search({ from: 'JFK', to: 'LAX' }),
  },
  { field: 'searchOffers', code: 'NO_FLIGHTS', status: 422, meet: () => search({ to: 'TAB', out: '2027-06-10' }) },
  {
    field: 'searchOffersNextSlice',
    code: 'BASKET_NOT_FOUND',
    status: 404,
    meet: async () => nextSlice(noOffer, (await goRoundTrip()).outbound.id),
  },
  {
    field: 'searchOffersNextSlice',
    code: 'OFFER_NOT_FOUND',
    status: 404,
    meet: async () => nextSlice((await goRoundTrip()).basketId, noOffer),
  },
  {
    field: 'searchOffersNextSlice',
    code: 'OFFER_NOT_FOUND',
    status: 404,
    meet: async () => {
      const { basketId, inbound } = await goRoundTrip()
      return nextSlice(basketId, inbound.id)
    },
  },
  {
    field: 'searchOffersNextSlice',
    code: 'OFFER_NOT_AVAILABLE',
    status: 409,
    meet: async () => {
      const { basketId, offerId } = await unknownSeats({ back: '2027-06-17' })
      return nextSlice(basketId, offerId)
    },
  },
  {
    field: 'searchOffersNextSlice',
    code: 'NO_NEXT_SLICE',
    status: 409,
    meet: async () => {
      const { basketId, slice } = await search()
      return nextSlice(basketId, choose(slice.flightsAndFares).id)
    },
  },
  {
    field: 'searchOffersNextSlice',
    code: 'OFFER_EXPIRED',
    status: 410,
    meet: async () => {
      const { basketId, outbound } = await goRoundTrip()
      await wait()
      return nextSlice(basketId, outbound.id)
    },
  },
  {
    field: 'searchSummary',
    code: 'BASKET_NOT_FOUND',
    status: 404,
    meet: async () => searchSummary({ basketId: noOffer, offerId: (await goRoundTrip()).inbound.id }),
  },
  {
    field: 'searchSummary',
    code: 'OFFER_NOT_FOUND',
    status: 404,
    meet: async () => {
      const other = await search({ to: 'BOS' })
      return searchSummary({ basketId: (await search()).basketId, offerId: choose(other.slice.flightsAndFares).id })
    },
  },
  {
    field: 'searchSummary',
    code: 'OFFER_NOT_AVAILABLE',
    status: 409,
    meet: async () => searchSummary(await unknownSeats({})),
  },
  {
    field: 'searchSummary',
    code: 'SELECTION_INCOMPLETE',
    status: 409,
    meet: async () => {
      const { basketId, outbound } = await goRoundTrip()
      return searchSummary({ basketId, offerId: outbound.id })
    },
  },
  {
    field: 'searchSummary',
    code: 'OFFER_EXPIRED',
    status: 410,
    meet: async () => {
      const { basketId, inbound } = await goRoundTrip()
      await wait()
      return searchSummary({ basketId, offerId: inbound.id })
    },
  },
  {
    field: 'searchSummary',
    code: 'OFFER_EXPIRED',
    status: 410,
    meet: async () => {
      const { flight } = choose((await search({ out: today })).slice.flightsAndFares)
      const tenMinutes = 600_000
      await setClock(sandbox, { now: new Date(Date.parse(flight.departure) - tenMinutes).toISOString() })
      const { basketId, slice } = await search({ out: today })
      const { id } = choose(slice.flightsAndFares)
      await setClock(sandbox, { now: flight.departure })
      return searchSummary({ basketId, offerId: id })
    },
  },
  {
    field: 'cabinDetails',
    code: 'OFFER_NOT_FOUND',
    status: 404,
    meet: () => cabinDetails({ offerId: noOffer, passengerCounts: { adults: 1 } }),
  },
  {
    field: 'cabinDetails',
    code: 'OFFER_EXPIRED',
    status: 410,
    meet: async () => {
      const { inbound } = await goRoundTrip()
      await wait()
      return cabinDetails({ offerId: inbound.id, passengerCounts: { adults: 1 } })
    },
  },
]

describe('a call that cannot be met is refused by its code', () => {
  test.each(refusals.map((refusal) => [refusal.field, refusal.code, refusal] as const))(
    '%s: %s [FLT-49] [FLT-50] [FLT-51] [FLT-52] [FLT-53]',
    async (_field, code, { status, message, meet }) => {
      await expect(meet()).rejects.toMatchObject({ code, status, ...(message && { message }) })
    },
  )

  test('and by no other', () => {
    const declared = contractDocuments.flatMap(({ field }) =>
      refusalCodes(field).map((code) => `${field.name} ${code}`),
    )
    const met = new Set(refusals.map(({ field, code }) => `${field} ${code}`))
    expect([...met].sort()).toEqual(declared.sort())
  })

  test('an offer that has expired can be had again after the same search', async () => {
    const { basketId, inbound } = await goRoundTrip()
    await wait()
    await expect(searchSummary({ basketId, offerId: inbound.id })).rejects.toMatchObject({ code: 'OFFER_EXPIRED' })
    const again = await goRoundTrip()
    expect((await searchSummary({ basketId, offerId: again.inbound.id })).searchSummary.flights).toHaveLength(2)
  })
})

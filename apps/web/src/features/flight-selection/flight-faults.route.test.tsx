import type { Fault, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentSession } from '#platform/auth/session-store.ts'
import { control } from '#test/render-route.tsx'
import {
  back,
  calls,
  choose,
  findFlights,
  inbound,
  oneWay,
  openResults,
  outbound,
  rich,
  roundTrip,
  single,
  summary,
  wireAnswer,
} from './flight-results.fixtures.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await control.clearFaults()
})

const title = {
  noFlights: 'Oops! Looks like there are no flights available',
  notFlown: 'We’re sorry, we don’t fly this route',
  gone: 'These fares have moved on',
  failed: 'We couldn’t load the flights',
}
const said = 'What the service says.'

/** Every code of the service, what a member reads of it, and what there is to press. */
const codes = [
  [422, 'NO_FLIGHTS', title.noFlights, 'Change your search'],
  [404, 'ROUTE_NOT_FLOWN', title.notFlown, 'Change your search'],
  [404, 'BASKET_NOT_FOUND', title.gone, 'Search again'],
  [404, 'OFFER_NOT_FOUND', title.gone, 'Search again'],
  [410, 'OFFER_EXPIRED', title.gone, 'Search again'],
  [409, 'NO_NEXT_SLICE', title.gone, 'Search again'],
  [409, 'SELECTION_INCOMPLETE', title.gone, 'Search again'],
  [409, 'OFFER_NOT_AVAILABLE', title.failed, 'Search again'],
  [500, 'SERVER_ERROR', title.failed, 'Try again'],
  [400, 'BAD_USER_INPUT', title.failed, 'Try again'],
] as const

const failOnce = (operationId: string, member: TestMember, fault: Partial<Fault>) =>
  control.addFault({ operationId, member: member.email, ...fault })

const results = (query: Record<string, string>) => `/redsky-search/results?${new URLSearchParams(query)}`

/** Takes the connection away; returns what gives it back. */
function goOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const refuse = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  act(() => void window.dispatchEvent(new Event('offline')))
  return () => {
    refuse.mockRestore()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
  }
}

/** Watches the calls of the flight service from now on; returns what came of those of an operation. */
function watchCalls(): (operation: string) => ('waiting' | 'cancelled' | 'answered')[] {
  const sent: { operation: string; signal: AbortSignal | null | undefined; isAnswered: boolean }[] = []
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const operation = /"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1]
    if (operation === undefined) return send(input, init)
    const call = { operation, signal: init?.signal, isAnswered: false }
    sent.push(call)
    const response = await send(input, init)
    call.isAnswered = true
    return response
  })
  return (operation) =>
    sent
      .filter((call) => call.operation === operation)
      .map(({ signal, isAnswered }) => (isAnswered ? 'answered' : signal?.aborted === true ? 'cancelled' : 'waiting'))
}

/** Long waits between attempts pass at once. */
function passWaits() {
  const wait = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((pass: () => void, time = 0, ...rest: unknown[]) =>
    wait(pass, [1000, 2000, 4000].includes(time) ? 0 : time, ...rest)) as typeof setTimeout)
}

describe('the search', () => {
  test.each(codes)(
    'fails with %i %s: "%s", and "%s" [FLT-49] [FLT-50] [FLT-53]',
    async (status, code, heading, way) => {
      const member = await rich()
      await failOnce('SearchOffers', member, { status, code, message: said })
      const { query } = await openResults(roundTrip, member)
      const panel = await screen.findByRole('alert')
      expect(within(panel).getByRole('heading', { name: heading })).toBeVisible()
      if (heading === title.gone || heading === title.failed) expect(panel).toHaveTextContent(said)
      expect(query().get('origin')).toBe('LHR')
      if (way === 'Change your search') {
        const link = within(panel).getByRole('link', { name: way })
        expect(link).toHaveAttribute('href', expect.stringContaining('/redsky-search/results/edit?origin=LHR'))
        return
      }
      await userEvent.click(within(panel).getByRole('button', { name: way }))
      await findFlights(outbound)
    },
  )

  test('that finds nothing direct says so [FLT-34] [FLT-49]', async () => {
    const member = await rich()
    const result = { basketId: 'b', slices: { current: 1, total: 1 }, slice: { flightsAndFares: [] } }
    await failOnce('SearchOffers', member, { status: 200, body: { data: { searchOffers: result } } })
    await openResults(oneWay, member)
    expect(await screen.findByRole('heading', { name: title.noFlights })).toBeVisible()
  })

  test('without an answer is repeated, and then said in plain words [API-06]', async () => {
    passWaits()
    const member = await rich()
    await failOnce('SearchOffers', member, { drop: 'before', times: 4 })
    await openResults(oneWay, member)
    expect(await screen.findByText(/^We got no answer from the flight service/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await findFlights(single)
  })

  test('offline says so at once, and goes on by itself', async () => {
    const member = await rich()
    const { navigation } = await openResults(oneWay, member)
    await findFlights(single)
    const goOnline = goOffline()
    await act(() => navigation.navigate(results({ ...oneWay, destination: 'MIA' })))
    expect(await screen.findByText(/^You’re offline\. Your search is kept/)).toBeVisible()
    goOnline()
    const [flight] = await findFlights(single)
    expect(flight).toHaveTextContent('Miami')
  })

  test('is cancelled by another one, after which nothing of it shows', async () => {
    const member = await rich()
    await failOnce('SearchOffers', member, { delayMs: 10_000 })
    const sent = watchCalls()
    const { navigation } = await openResults(oneWay, member)
    await screen.findByText('Looking for flights')
    await waitFor(() => expect(sent('SearchOffers')).toHaveLength(1))
    await act(() => navigation.navigate(results({ ...oneWay, destination: 'MIA' })))
    for (const flight of await findFlights(single)) expect(flight).toHaveTextContent('Miami')
    expect(sent('SearchOffers')).toEqual(['cancelled', 'answered'])
  })

  test('with a fare family, a currency and a reason that nobody knows yet shows the rest', async () => {
    const member = await rich()
    await openResults(oneWay, member)
    const [first] = await findFlights(single)
    expect(first).toBeDefined()
    const { body } = await wireAnswer(member)
    const shown = body.data.searchOffers.slice.flightsAndFares.find(({ flight }) => flight.segments.length === 1)
    const [one, two, three] = shown?.fares ?? []
    if (one === undefined || two === undefined || three === undefined) throw new Error('There are no fares')
    // Which fares can be had changes with the day.
    for (const [index, fare] of [one, two].entries())
      Object.assign(fare, { id: `offer-${index}`, availability: null, availableSeatCount: 9 })
    Object.assign(one, { fareFamilyType: 'AWARD-SUITE', fareSegments: [] })
    Object.assign(two.price, { currency: 'BTC1' })
    Object.assign(three, { availability: 'WAITLISTED' })
    await failOnce('SearchOffers', member, { status: 200, body })
    const next = { ...oneWay, passengers: 'a2t0c0i0' }
    await openResults(next, member)
    expect(await screen.findByText('Another cabin')).toBeVisible()
    expect(screen.getByText(/^\+ \d+\.\d\d BTC1 taxes and charges$/)).toBeVisible()
    expect(screen.getByText('This fare can’t be booked here.')).toBeVisible()
  })
})

describe('the way back', () => {
  test.each(codes)(
    'fails with %i %s: "%s", and "%s" [FLT-49] [FLT-50] [FLT-53]',
    async (status, code, heading, way) => {
      const member = await rich()
      await failOnce('SearchOffersNextSlice', member, { status, code, message: said })
      const { query } = await openResults(roundTrip, member)
      await choose(outbound)
      const panel = await screen.findByRole('alert')
      expect(within(panel).getByRole('heading', { name: heading })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Change departure' })).toBeVisible()
      if (way === 'Change your search') {
        expect(within(panel).getByRole('link', { name: way })).toBeVisible()
        return
      }
      await userEvent.click(within(panel).getByRole('button', { name: way }))
      // After a new search everything is chosen anew; a call that failed is only repeated.
      await findFlights(way === 'Search again' ? outbound : inbound)
      expect(query().has('sliceId')).toBe(way !== 'Search again')
      if (way === 'Search again') expect(await calls('SearchOffers', member)).toBe(2)
    },
  )

  test('that ends with the session leads to logging in with everything kept, and sends nothing more [FLT-45] [CON-31]', async () => {
    const member = await rich()
    await failOnce('SearchOffersNextSlice', member, { status: 401, code: 'UNAUTHENTICATED', times: 9 })
    const { navigation } = await openResults(roundTrip, member)
    await choose(outbound)
    await waitFor(() => expect(currentSession().kind).not.toBe('authenticated'))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Flights' })).toBeNull())
    expect(
      screen.getByText('Your session has ended, so we’ve logged you out. Log in again to carry on here.'),
    ).toBeVisible()
    // What was chosen is still there after logging in; a refused token is renewed once (AUT-21), and nothing is sent without one.
    expect(navigation.state.location.search).toMatch(/basketId=.+&sliceId=.+/)
    const sent = await control.requests({ operationId: 'SearchOffersNextSlice', member: member.email })
    expect(sent.map(({ headers }) => headers['authorization'] === undefined)).toEqual([false, false])
  })

  async function beginSlowWayBack() {
    const member = await rich()
    await failOnce('SearchOffersNextSlice', member, { delayMs: 10_000 })
    const sent = watchCalls()
    const { navigation } = await openResults(roundTrip, member)
    await choose(outbound)
    await screen.findByText('Looking for flights back')
    await waitFor(() => expect(sent('SearchOffersNextSlice')).toHaveLength(1))
    return { navigation, sent }
  }

  test('is cancelled by Back, after which nothing of it shows', async () => {
    const { navigation, sent } = await beginSlowWayBack()
    back(navigation)
    await findFlights(outbound)
    expect(screen.queryByRole('heading', { name: inbound })).toBeNull()
    expect(sent('SearchOffersNextSlice')).toEqual(['cancelled'])
  })

  test('is cancelled by another search, after which nothing of it shows', async () => {
    const { navigation, sent } = await beginSlowWayBack()
    await act(() => navigation.navigate(results({ ...roundTrip, destination: 'MIA' })))
    for (const flight of await findFlights(outbound)) expect(flight).toHaveTextContent('Miami')
    expect(screen.queryByText('Your outbound flight')).toBeNull()
    expect(sent('SearchOffersNextSlice')).toEqual(['cancelled'])
  })

  test('of a basket that there is not says so of both ways, and leads to a new search [FLT-40]', async () => {
    const { query } = await openResults({ ...roundTrip, basketId: 'none', sliceId: 'none' }, await rich())
    expect(await screen.findByRole('heading', { name: title.gone })).toBeVisible()
    expect(await screen.findByText('This flight isn’t among those that we have now.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
    await findFlights(outbound)
    expect(query().has('basketId')).toBe(false)
  })

  test('offline keeps the way out, and comes by itself', async () => {
    await openResults(roundTrip, await rich())
    await findFlights(outbound)
    const goOnline = goOffline()
    await choose(outbound)
    expect(await screen.findByText(/^You’re offline\. Your search is kept/)).toBeVisible()
    expect(screen.getByText('Your outbound flight')).toBeVisible()
    goOnline()
    await findFlights(inbound)
  })
})

describe('the summary', () => {
  test.each(codes)(
    'fails with %i %s: it cannot be continued, and says why [FLT-51]',
    async (status, code, heading, way) => {
      const member = await rich()
      await failOnce('SearchSummary', member, { status, code, message: said })
      const { query } = await openResults(oneWay, member)
      await choose(single)
      const sheet = within(await summary())
      expect(await sheet.findByRole('alert')).toHaveTextContent(said)
      expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
      if (way === 'Try again') {
        await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
        await waitFor(() => expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled())
        return
      }
      const name = heading === title.gone ? 'Search again' : 'Choose another fare'
      await userEvent.click(sheet.getByRole('button', { name }))
      await waitFor(() => expect(query().has('offerId')).toBe(false))
      await findFlights(single)
      if (name === 'Search again') expect(await calls('SearchOffers', member)).toBe(2)
    },
  )

  test('offline says so, and comes by itself', async () => {
    await openResults(oneWay, await rich())
    await findFlights(single)
    const goOnline = goOffline()
    await choose(single)
    const sheet = within(await summary())
    expect(await sheet.findByText(/^You’re offline\. Your journey is kept/)).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
    goOnline()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled())
    expect(await sheet.findByText('Checked bags')).toBeVisible()
  })

  test('of somebody else’s journey leads to a search of one’s own', async () => {
    const { query } = await openResults(oneWay, await rich())
    await choose(single)
    await summary()
    const address = Object.fromEntries(query())
    cleanup()
    const { query: next } = await openResults(address, await rich())
    await userEvent.click(await within(await summary()).findByRole('button', { name: 'Search again' }))
    await findFlights(single)
    expect(next().has('offerId')).toBe(false)
  })
})

describe('what cabins include', () => {
  test.each(codes)(
    'fails with %i %s: the message is shown, and the journey can be paid for [FLT-52]',
    async (status, code) => {
      const member = await rich()
      await failOnce('CabinDetails', member, { status, code, message: said })
      await openResults(oneWay, member)
      await choose(single)
      const sheet = within(await summary())
      expect(await sheet.findByText(said)).toBeVisible()
      expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
      await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
      expect(await sheet.findByText('Checked bags')).toBeVisible()
    },
  )

  test('that say nothing are left out [FLT-61]', async () => {
    const member = await rich()
    const leg = Object.fromEntries(
      ['dominantCabinName', 'checkedBags', 'seatPitch', 'seatSelection', 'carryOnBags', 'boardingPriority'].map(
        (name) => [name, null],
      ),
    )
    const silent = { ...leg, checkInPriority: null, loungeAccess: null, freshFoods: null, beverages: 'Tea' }
    const body = { data: { cabinDetails: { offerId: 'x', legs: [silent] } } }
    await failOnce('CabinDetails', member, { status: 200, body })
    await openResults(oneWay, member)
    await choose(single)
    const sheet = within(await summary())
    expect(await sheet.findByText('Drinks')).toBeVisible()
    expect(sheet.queryByText('Checked bags')).toBeNull()
  })
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import {
  back,
  calls,
  choose,
  closeSummary,
  fares,
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

describe('the flights of a search', () => {
  test('are the airline’s direct ones in order, with three cabins each [RTE-46.ad] [FLT-33] [FLT-34] [FLT-56] [FLT-57]', async () => {
    await openResults(roundTrip, await rich())
    expect(await screen.findByText('Looking for flights')).toBeInTheDocument()
    const flights = await findFlights(outbound)
    expect(flights).toHaveLength(5)
    const departures = flights.map((flight) => within(flight).getByRole('heading', { level: 3 }).textContent)
    expect(departures.every((name) => /^London \d\d:\d\d to New York \d\d:\d\d$/.test(name ?? ''))).toBe(true)
    expect(departures).toEqual([...departures].sort())
    for (const flight of flights) {
      expect(within(flight).getByText('Direct')).toBeInTheDocument()
      expect(within(flight).getByText('Kestrel Airways')).toBeInTheDocument()
      expect(within(flight).getAllByRole('heading', { level: 4 })).toHaveLength(3)
      expect(within(flight).getByText(/^\d+ hours( \d+ minutes)?$/)).toBeInTheDocument()
    }
    expect(screen.getByText('5 direct flights found')).toBeInTheDocument()
  })

  test('say what cannot be had and why, and how few seats are left [FLT-35] [FLT-36] [CST-12.e]', async () => {
    await openResults(roundTrip, await rich())
    await findFlights(outbound)
    expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0)
    expect(screen.getAllByText('This flight doesn’t have this cabin.').length).toBeGreaterThan(0)
    expect(screen.getAllByText('The airline hasn’t told us how many seats are left.').length).toBeGreaterThan(0)
    for (const badge of screen.getAllByText(/^\d seats? left$/))
      expect(Number(badge.textContent?.[0])).toBeLessThanOrEqual(8)
    const cabins = screen.getAllByRole('heading', { level: 4 })
    expect(fares().length).toBeLessThan(cabins.length)
  })

  test('cost points and pounds; in the US and the rest of the world, dollars [FLT-55] [FLT-58] [REG-12]', async () => {
    const member = await rich()
    await openResults(roundTrip, member)
    await findFlights(outbound)
    expect(screen.getAllByText(/^[\d,]+ points$/).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^\+ £\d+\.\d\d taxes and charges$/).length).toBeGreaterThan(0)
    cleanup()
    await openResults(roundTrip, await control.createMember('us.member', { points: 5_000_000 }), '/en-us')
    await findFlights(/^Choose your departing flight$/)
    expect(screen.getAllByText(/^\+ \$\d+\.\d\d taxes and fees$/).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Nonstop').length).toBeGreaterThan(0)
    cleanup()
    await openResults(roundTrip, await control.createMember('world.member', { points: 5_000_000 }), '/world')
    await findFlights(outbound)
    expect(screen.getAllByText(/^\+ \$\d+\.\d\d taxes and charges$/).length).toBeGreaterThan(0)
  })

  test('that are short of points lead to buying them, and back to the same fare [FLT-37] [FLT-44]', async () => {
    const member = await control.createMember('gb.flyer', { points: 100 })
    await openResults(oneWay, member)
    await findFlights(single)
    const [buy] = await screen.findAllByRole('link', { name: /^Buy points/ })
    if (buy === undefined) throw new Error('There is nothing to buy')
    expect(screen.queryByRole('button', { name: /^Choose .*points$/ })).toBeNull()
    const card = buy.closest('li') ?? document.body
    const points = Number(/[\d,]+(?= points)/.exec(card.textContent ?? '')?.[0].replace(/,/g, ''))
    expect(card).toHaveTextContent(`You need ${new Intl.NumberFormat('en-GB').format(points - 100)} points more`)
    const address = new URL(buy.getAttribute('href') ?? '')
    expect(address.origin + address.pathname).toBe('https://points.kestrel.test/buy')
    const home = new URL(address.searchParams.get('returnURL') ?? '')
    expect(home.pathname).toBe('/kestrel-red/redsky-search/results')
    cleanup()
    await openResults(Object.fromEntries(home.searchParams), member)
    const sheet = within(await summary())
    expect(await sheet.findByText(/^You need [\d,]+ points more to continue\.$/)).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
    expect(sheet.getByRole('link', { name: /^Buy points/ })).toHaveAttribute('href', address.href)
  })

  test('can be chosen once the points for it were bought in another tab [FLT-37]', async () => {
    const member = await control.createMember('gb.flyer', { points: 100 })
    await openResults(oneWay, member)
    await findFlights(single)
    const missing = (await screen.findAllByRole('link', { name: /^Buy points/ })).length
    expect(screen.queryByRole('button', { name: /^Choose .*points$/ })).toBeNull()
    const body = { current: 5_000_000, usable: 5_000_000 }
    await control.addFault({ operationId: 'getBalances', member: member.email, times: 5, status: 200, body })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(fares()).toHaveLength(missing))
    expect(screen.queryByRole('link', { name: /^Buy points/ })).toBeNull()
    await choose(single)
    const onward = within(await summary()).getByRole('button', { name: 'Continue to checkout' })
    await waitFor(() => expect(onward).toBeEnabled())
  })
})

describe('a round trip', () => {
  test('goes out, then back, then into a summary, and each step is in the address [FLT-38] [FLT-39] [FLT-59] [FLT-62] [FLT-63] [FLT-64]', async () => {
    const member = await rich()
    const { query } = await openResults(roundTrip, member)
    await choose(outbound)
    await waitFor(() => expect(query().get('sliceId')).not.toBeNull())
    expect(query().get('basketId')).not.toBeNull()
    expect(query().get('offerId')).toBeNull()
    await findFlights(inbound)
    expect(screen.getByRole('heading', { level: 2, name: inbound })).toHaveFocus()
    expect(screen.getByText('Your outbound flight')).toBeInTheDocument()
    expect(
      screen.getAllByText(/^(The lowest return|[\d,]+ points (more|fewer) than the lowest return)$/).length,
    ).toBeGreaterThan(3)
    await choose(inbound)
    await waitFor(() => expect(query().get('offerId')).not.toBeNull())
    const sheet = within(await summary())
    expect(await sheet.findByRole('heading', { name: 'Outbound' })).toBeVisible()
    expect(sheet.getByRole('heading', { name: 'Return' })).toBeVisible()
    const { body } = await wireAnswer(member)
    expect(body.data.searchOffers.basketId).toBe(query().get('basketId'))
    const [first] = await control.requests({ operationId: 'SearchOffers', member: member.email })
    expect(first?.headers['authorization']).toBeDefined()
    expect(first?.body).toMatchObject({
      variables: {
        currencyCode: 'GBP',
        flightSearchRequest: { awardSearch: true, currentTripIndexId: '0' },
        customerDetails: [{ custId: '1', ptc: 'ADT' }],
      },
    })
    const [last] = await control.requests({ operationId: 'SearchSummary', member: member.email })
    expect(last?.body).toMatchObject({
      variables: { basketId: query().get('basketId'), offerId: query().get('offerId') },
    })
    const [call] = await control.requests({ operationId: 'SearchOffersNextSlice', member: member.email })
    expect(call?.body).toMatchObject({
      variables: { basketId: query().get('basketId'), offerId: query().get('sliceId'), currentTripIndexId: '1' },
    })
  })

  test('goes back step by step with the browser’s Back, and fetches nothing twice [FLT-31] [FLT-54]', async () => {
    const member = await rich()
    const { navigation, query } = await openResults(roundTrip, member)
    await choose(outbound)
    await choose(inbound)
    await within(await summary()).findAllByText('Checked bags')
    back(navigation)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(query().get('sliceId')).not.toBeNull()
    back(navigation)
    await findFlights(outbound)
    expect([query().get('sliceId'), query().get('basketId')]).toEqual([null, null])
    back(navigation, 1)
    await findFlights(inbound)
    back(navigation, 1)
    await within(await summary()).findAllByText('Checked bags')
    for (const operation of ['SearchOffers', 'SearchOffersNextSlice', 'SearchSummary', 'CabinDetails'])
      await waitFor(async () => expect([operation, await calls(operation, member)]).toEqual([operation, 1]))
  })

  test('lets the departure be changed, and the summary be closed [FLT-40] [FLT-41]', async () => {
    const { query } = await openResults(roundTrip, await rich())
    await choose(outbound)
    await choose(inbound)
    await closeSummary()
    expect(query().get('offerId')).toBeNull()
    expect(query().get('sliceId')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change departure' }))
    await findFlights(outbound)
    expect([query().get('sliceId'), query().get('basketId')]).toEqual([null, null])
  })

  test('of one member is not there for the next who signs in in this browser [AUT-03]', async () => {
    const [first, second] = [await rich(), await rich()]
    await openResults(roundTrip, first)
    await findFlights(outbound)
    cleanup()
    await openResults(roundTrip, second)
    await findFlights(outbound)
    expect([await calls('SearchOffers', first), await calls('SearchOffers', second)]).toEqual([1, 1])
  })

  test('is there again from its address, on the way back and in the summary [FLT-30]', async () => {
    const member = await rich()
    const { query } = await openResults(roundTrip, member)
    await choose(outbound)
    await choose(inbound)
    await summary()
    const address = Object.fromEntries(query())
    cleanup()
    await openResults(address, member)
    expect(await within(await summary()).findByRole('heading', { name: 'Return' })).toBeVisible()
    await closeSummary()
    await findFlights(inbound)
    expect(await screen.findByText(/^London \d\d:\d\d to New York \d\d:\d\d$/, { selector: 'p' })).toBeVisible()
  })
})

describe('one way', () => {
  test('is chosen in one step for everyone who travels, and its summary says everything [RTE-46.ae] [FLT-28] [FLT-42] [FLT-60] [FLT-61] [FLT-65]', async () => {
    const member = await rich()
    const { query } = await openResults({ ...oneWay, passengers: 'a2t1c1i1' }, member)
    await choose(single)
    await waitFor(() => expect(query().get('offerId')).not.toBeNull())
    const sheet = within(await summary())
    await sheet.findByRole('heading', { name: 'Flight' })
    for (const kind of ['2 adults', '1 young adult', '1 child', '1 infant']) expect(sheet.getByText(kind)).toBeVisible()
    expect(sheet.getByText(/^[\d,]+ points and £[\d,]+\.\d\d in taxes and charges, for 5 passengers$/)).toBeVisible()
    expect(await sheet.findByText('Checked bags')).toBeVisible()
    const [searched] = await control.requests({ operationId: 'SearchOffers', member: member.email })
    const party = ['ADT', 'ADT', 'GBE', 'CNN', 'INF'].map((ptc, index) => ({ custId: String(index + 1), ptc }))
    expect(searched?.body).toMatchObject({ variables: { customerDetails: party } })
    await waitFor(async () => expect(await calls('CabinDetails', member)).toBe(1))
    const [call] = await control.requests({ operationId: 'CabinDetails', member: member.email })
    expect(call?.body).toMatchObject({
      variables: { passengerCounts: { adults: 2, youngAdults: 1, children: 1, infants: 1 } },
    })
  })

  test('takes two quick presses for one', async () => {
    const { navigation, query } = await openResults(oneWay, await rich())
    await findFlights(single)
    const [first] = fares()
    if (first === undefined) throw new Error('No fare can be chosen')
    await userEvent.dblClick(first)
    await summary()
    expect(query().get('offerId')).not.toBeNull()
    back(navigation)
    await waitFor(() => expect(query().get('offerId')).toBeNull())
  })
})

test('three hundred flights are as quick as a few: only those near the window are rendered', async () => {
  const member = await rich()
  await openResults(oneWay, member)
  await findFlights(single)
  const { body } = await wireAnswer(member)
  const { slice } = body.data.searchOffers
  const first = slice.flightsAndFares.find(({ flight }) => flight.segments.length === 1)
  if (first === undefined) throw new Error('There is no direct flight')
  slice.flightsAndFares = Array.from({ length: 300 }, (_, index) => ({
    ...first,
    flight: { ...first.flight, departure: `${first.flight.departure.slice(0, 11)}${clock(index)}:00+00:00` },
  }))
  await control.addFault({ operationId: 'SearchOffers', member: member.email, status: 200, body })
  cleanup()
  await openResults({ ...oneWay, passengers: 'a2t0c0i0' }, member)
  expect(await screen.findByText('300 direct flights found')).toBeInTheDocument()
  expect((await findFlights(single)).length).toBeLessThan(30)
})

const clock = (index: number) =>
  `${String(Math.floor(index / 20)).padStart(2, '0')}:${String((index % 20) * 3).padStart(2, '0')}`

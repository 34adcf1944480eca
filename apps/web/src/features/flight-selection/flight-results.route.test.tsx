import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import {
  choose,
  fares,
  findFlights,
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

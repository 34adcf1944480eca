import { configureEvents } from '@clubhouse/event-client/configure'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { catchLeaving, forgetPartnerPages, leaving } from '#test/partner-pages.ts'
import {
  choose,
  findFlights,
  oneWay,
  openResults,
  rich,
  roundTrip,
  outbound,
  single,
  summary,
} from './flight-results.fixtures.tsx'
import { startedCheckout } from './state/started-checkout.ts'

const journey = { origin: 'LHR', destination: 'JFK', tripType: 'one_way', passengers: 1, points: 10_900 } as const
let events: { name: string; properties?: object }[]

beforeEach(() => {
  events = []
  // What other tests have raised comes first.
  configureEvents({ send: () => undefined })
  configureEvents({ send: (event) => void events.push(event) })
})
const completed = () => events.filter(({ name }) => name === 'flight_checkout_completed')

test('a member who goes on to pay leaves for the airline, and that is told of before [FLT-43] [FLT-66] [ANL-02]', async () => {
  catchLeaving()
  await openResults(oneWay, await rich())
  await choose(single)
  const onward = await within(await summary()).findByRole('button', { name: 'Continue to checkout' })
  // Once the price is known.
  await waitFor(() => expect(onward).toBeEnabled())
  await userEvent.click(onward)
  expect(Object.fromEntries(new URL(await leaving.next()).searchParams)).toMatchObject({
    origin: 'LHR',
    destination: 'JFK',
  })
  const started = events.filter(({ name }) => name === 'flight_checkout_started')
  expect(started.map(({ properties }) => properties)).toEqual([{ ...journey, points: expect.any(Number) }])
  forgetPartnerPages()
})

test('flights that are booked are said to be, once, and the address is the search again [FLT-66] [ANL-02]', async () => {
  const member = await rich()
  startedCheckout.keep(journey)
  const { query } = await openResults({ ...oneWay, offerId: 'o1', status: 'COMPLETED' }, member)
  expect(await screen.findByText('Your flights are booked')).toBeVisible()
  await findFlights(single)
  expect(Object.fromEntries(query())).toEqual(oneWay)
  expect(completed()).toMatchObject([{ properties: journey }])
  cleanup()
  await openResults({ ...oneWay, status: 'COMPLETED' }, member)
  await findFlights(single)
  expect(completed()).toHaveLength(1)
})

test('a checkout that was left leads back to the journey, and says that nothing was booked', async () => {
  startedCheckout.keep(journey)
  const { query } = await openResults({ ...roundTrip, status: 'CANCELLED' }, await rich())
  expect(await screen.findByText('Nothing was booked. Your journey is still here.')).toBeVisible()
  await waitFor(() => expect(query().has('status')).toBe(false))
  await findFlights(outbound)
  expect(completed()).toEqual([])
})

test('an address that says "completed" by itself books nothing [FLT-66]', async () => {
  const { query } = await openResults({ ...oneWay, status: 'COMPLETED' }, await rich())
  await waitFor(() => expect(query().has('status')).toBe(false))
  await findFlights(single)
  expect(screen.queryByText('Your flights are booked')).toBeNull()
  expect(completed()).toEqual([])
})

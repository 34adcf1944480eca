import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

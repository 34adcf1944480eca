import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInOverHttp } from '../identity/testing/sign-in-over-http.ts'
import { TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
let home: string
let email: string
let idToken: string

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  home = `${sandbox.origin}/kestrel-red/redsky-search/results?origin=LHR`
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await setClock('2027-06-07T05:00:00Z')
  await join(900_000)
})

const setClock = (now: string) => sandbox.call('/_sandbox/clock', { method: 'PUT', json: { now } })

async function join(points: number): Promise<void> {
  const json = { from: 'gb.flyer', overrides: { points } }
  const { body } = await sandbox.call<{ email: string; password: string }>('/_sandbox/members', { json })
  email = body.email
  idToken = (await signInOverHttp({ origin: sandbox.origin, ...body })).idToken
}

interface Offers {
  basketId: string
  slice: {
    flightsAndFares: {
      fares: { id: string | null; availableSeatCount: number | null; price: { awardPoints: number } }[]
    }[]
  }
}

const selection = 'basketId slice { flightsAndFares { fares { id availableSeatCount price { awardPoints } } } }'

async function ask<Answer>(query: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${idToken}` }
  const { body } = await sandbox.call<{ data: { found: Answer } }>('/flights/graphql', { headers, json: { query } })
  return body.data.found
}

const offers = (back = '') =>
  ask<Offers>(`{ found: searchOffers(currencyCode: GBP, customerDetails: [{ custId: "1", ptc: ADT }],
    flightSearchRequest: { awardSearch: true, currentTripIndexId: "0", searchOriginDestinations: [
      { origin: "LHR", destination: "JFK", departureDate: "2027-06-10" }${back}] }) { ${selection} } }`)

function cheapest({ basketId, slice }: Offers) {
  const fare = slice.flightsAndFares
    .flatMap(({ fares }) => fares)
    .find((each) => each.availableSeatCount !== null && each.id)
  if (!fare?.id) throw new Error('None of the fares can be had')
  return { basketId, offerId: fare.id, points: fare.price.awardPoints }
}

const addressOf =
  (change: Record<string, string> = {}, step = '') =>
  (journey: { basketId: string; offerId: string }) =>
    `${sandbox.origin}/partners/airline/checkout${step}?${new URLSearchParams({ ...journey, origin: 'LHR', returnURL: home, ...change })}`

const press = (address: string) => fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
const look = (address: string) => fetch(address, { redirect: 'manual' })

async function record() {
  const { body } = await sandbox.call<{ balance: { usable: number }; flightBookings: { offerId: string }[] }>(
    `/_sandbox/members/${email}`,
  )
  return { usable: body.balance.usable, bookings: body.flightBookings.map(({ offerId }) => offerId) }
}

describe('the airline’s checkout', () => {
  test('shows a journey, takes its points once, and leads back [FLT-43] [FLT-66]', async () => {
    const { points, ...journey } = cheapest(await offers())
    const page = await (await look(addressOf()(journey))).text()
    expect(page).toContain('London to New York, 2027-06-10')
    expect(page).toContain(`${new Intl.NumberFormat('en-GB').format(points)} points and £`)
    const answers = await Promise.all([press(addressOf()(journey)), press(addressOf()(journey))])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 400])
    const location = answers.map(({ headers }) => headers.get('location')).find((address) => address !== null)
    expect(location).toBe(`${home}&status=COMPLETED`)
    expect(await record()).toEqual({ usable: 900_000 - points, bookings: [journey.offerId] })
    expect((await look(addressOf()(journey))).status).toBe(400)
    expect((await sandbox.call<{ violations: object[] }>('/_sandbox/ledger')).body.violations).toEqual([])
  })

  test('is for both ways of a round trip, when the last of them is chosen', async () => {
    const out = cheapest(await offers('{ origin: "JFK", destination: "LHR", departureDate: "2027-06-17" }'))
    expect((await look(addressOf()(out))).status).toBe(400)
    const back = cheapest(
      await ask<Offers>(`{ found: searchOffersNextSlice(basketId: "${out.basketId}", offerId: "${out.offerId}",
        currentTripIndexId: 1) { ${selection} } }`),
    )
    const page = await (await look(addressOf()(back))).text()
    expect(page).toContain('London to New York')
    expect(page).toContain('New York to London')
    expect(page).toContain(`${new Intl.NumberFormat('en-GB').format(back.points)} points`)
  })

  test('can be left, and nothing is booked', async () => {
    const journey = cheapest(await offers())
    const { headers } = await look(addressOf({}, '/cancel')(journey))
    expect(headers.get('location')).toBe(`${home}&status=CANCELLED`)
    expect((await record()).bookings).toEqual([])
  })

  test.each<[what: string, change: Record<string, string>]>([
    ['leads to another site', { returnURL: 'https://elsewhere.test/' }],
    ['names no basket', { basketId: 'none' }],
    ['names no offer', { offerId: 'none' }],
  ])('that %s is not opened', async (_what, change) => {
    const address = addressOf(change)(cheapest(await offers()))
    expect((await look(address)).status).toBe(400)
    expect((await press(address)).status).toBe(400)
  })

  test('of fares that have expired is not opened', async () => {
    const address = addressOf()(cheapest(await offers()))
    await setClock('2027-06-07T05:31:00Z')
    expect((await press(address)).status).toBe(400)
  })

  test('books nothing for a member with too few points', async () => {
    await join(10)
    const address = addressOf()(cheapest(await offers()))
    const answer = await press(address)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('not enough points')])
    expect(await record()).toEqual({ usable: 10, bookings: [] })
  })
})

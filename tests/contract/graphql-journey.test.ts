import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cabinDetails,
  choose,
  type Day,
  faresOf,
  goRoundTrip,
  idTokenOf,
  type JourneyRequest,
  nextSlice,
  search,
  searchFor,
  searchOffers,
  searchOffersNextSlice,
  searchSummary,
  setClock,
  speakAs,
  today,
} from './graphql-journey.ts'

let sandbox: TestSandbox
let other: TestSandbox
let idToken: string

beforeAll(async () => {
  ;[sandbox, other] = await Promise.all([startTestSandbox(), startTestSandbox()])
  idToken = await idTokenOf(sandbox)
})
afterAll(() => Promise.all([sandbox.close(), other.close()]))
beforeEach(async () => {
  await setClock(sandbox)
  speakAs(sandbox.origin, idToken)
})

const flightsOf = async (request: JourneyRequest) => (await search(request)).slice.flightsAndFares
/** Exact, as all amounts have two places. */
const pence = (amount: string) => Number(amount.replace('.', ''))
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe('a journey', () => {
  test('goes out and back, and costs what was chosen [FLT-38] [FLT-39] [FLT-60]', async () => {
    const passengers = ['ADT', 'ADT', 'GBE', 'CNN', 'INF'] as const
    const { basketId, out, back, outbound, inbound } = await goRoundTrip({ passengers })
    expect(out.slices).toEqual({ current: 1, total: 2 })
    expect(back.slices).toEqual({ current: 2, total: 2 })
    expect(back.basketId).toBe(basketId)

    const { searchSummary: summary } = await searchSummary({ basketId, offerId: inbound.id })
    expect(summary.flights).toEqual([outbound.flight, inbound.flight])
    expect(summary.fares.map(({ passengerType, quantity }) => [passengerType, quantity])).toEqual([
      ['ADULT', 2],
      ['TEEN', 1],
      ['CHILD', 1],
      ['INFANT', 1],
    ])
    expect(sumOf(summary.fares.map(({ quantity, price }) => quantity * price.awardPoints))).toBe(
      inbound.price.awardPoints,
    )
    expect(sumOf(summary.fares.map(({ quantity, price }) => quantity * pence(price.amountIncludingTax)))).toBe(
      pence(inbound.price.amountIncludingTax),
    )

    const counts = { adults: 2, youngAdults: 1, children: 1, infants: 1 }
    const { cabinDetails: cabins } = await cabinDetails({ offerId: inbound.id, passengerCounts: counts })
    expect(cabins.legs.map(({ dominantCabinName }) => dominantCabinName)).toEqual(
      [outbound, inbound].flatMap(({ fareSegments }) => fareSegments.map(({ cabinName }) => cabinName)),
    )
  })

  test('goes one way, and costs what was chosen [FLT-42] [FLT-60]', async () => {
    const { basketId, slices, slice } = await search()
    expect(slices).toEqual({ current: 1, total: 1 })
    const { id, flight, price } = choose(slice.flightsAndFares)
    const { searchSummary: summary } = await searchSummary({ basketId, offerId: id })
    const { awardPoints, amountIncludingTax, currency } = price
    expect(summary).toEqual({
      flights: [flight],
      fares: [{ passengerType: 'ADULT', quantity: 1, price: { awardPoints, amountIncludingTax, currency } }],
    })
  })

  test('costs a child less than an adult, and an infant less than a child [FLT-60]', async () => {
    const { basketId, inbound } = await goRoundTrip({ passengers: ['ADT', 'GBE', 'CNN', 'INF'] })
    const { fares } = (await searchSummary({ basketId, offerId: inbound.id })).searchSummary
    const [adult = 0, teen = 0, child = 0, infant = 0] = fares.map(({ price }) => price.awardPoints)
    expect(teen).toBe(adult)
    expect(child).toBeLessThan(adult)
    expect(infant).toBeLessThan(child)
    const [adultTax = 0, teenTax = 0, childTax = 0, infantTax = 0] = fares.map(({ price }) =>
      pence(price.amountIncludingTax),
    )
    expect(teenTax).toBeLessThan(adultTax)
    expect(childTax).toBe(teenTax)
    expect(infantTax).toBeLessThan(childTax)
  })

  test('goes back only after it has arrived', async () => {
    const wayBack = { from: 'LHR', to: 'JFK', out: '2027-06-11' } as const
    const { basketId, slice } = await search({ from: 'JFK', to: 'LHR', out: '2027-06-10', back: wayBack.out })
    const overnight = choose([...slice.flightsAndFares].reverse())
    const back = (await nextSlice(basketId, overnight.id)).slice.flightsAndFares.map(({ flight }) => flight)
    const all = (await flightsOf(wayBack)).map(({ flight }) => flight)
    const later = all.filter(({ departure }) => Date.parse(departure) > Date.parse(overnight.flight.arrival))
    expect(back).toEqual(later)
    expect(later.length).toBeGreaterThan(0)
    expect(later.length).toBeLessThan(all.length)
  })

  test('says on the way back how many points more or fewer each fare takes [FLT-58]', async () => {
    const { basketId, slice } = await search({ back: '2027-06-17' })
    for (const { price } of faresOf(slice.flightsAndFares))
      expect(price).toMatchObject({ awardPointsDifference: 0, awardPointsDifferenceSign: 'PLUS' })
    const outbound = choose(slice.flightsAndFares, ({ fareFamilyType }) => fareFamilyType === 'AWARD-BUSINESS-FIRST')
    const fares = faresOf((await nextSlice(basketId, outbound.id)).slice.flightsAndFares)
    const inBusiness = fares
      .filter(({ availableSeatCount }) => availableSeatCount !== null && availableSeatCount > 0)
      .filter(({ fareFamilyType }) => fareFamilyType === 'AWARD-BUSINESS-FIRST')
    const reference = Math.min(...inBusiness.map(({ price }) => price.awardPoints))
    for (const { price } of fares) {
      const difference = price.awardPoints - reference
      expect(price.awardPointsDifference).toBe(Math.abs(difference))
      expect(price.awardPointsDifferenceSign).toBe(difference < 0 ? 'MINUS' : 'PLUS')
    }
    expect(fares.some(({ price }) => price.awardPointsDifferenceSign === 'MINUS')).toBe(true)
    expect(fares.some(({ price }) => price.awardPointsDifference === 0)).toBe(true)
  })

  test('costs as many points in any currency, and money at one rate [FLT-58]', async () => {
    const [pounds, dollars] = [await flightsOf({ currency: 'GBP' }), await flightsOf({ currency: 'USD' })]
    expect(faresOf(dollars).map(({ price }) => price.awardPoints)).toEqual(
      faresOf(pounds).map(({ price }) => price.awardPoints),
    )
    const rates = faresOf(pounds).map(
      ({ price }, index) =>
        pence(faresOf(dollars)[index]?.price.amountIncludingTax ?? '') / pence(price.amountIncludingTax),
    )
    for (const rate of rates) expect(rate).toBeCloseTo(rates[0] ?? 0, 3)
    expect(rates[0]).toBeGreaterThan(1)
    expect(faresOf(dollars).every(({ price }) => price.currency === 'USD')).toBe(true)
  })

  test('is asked for again without any change [FLT-54]', async () => {
    expect(await goRoundTrip()).toEqual(await goRoundTrip())
  })
})

describe('the screens meet everything that they must tell apart', () => {
  test('direct flights of the airline, and others [FLT-34]', async () => {
    const flights = (await flightsOf({})).map(({ flight }) => flight)
    const kinds = new Set(flights.map(({ segments }) => segments.map(({ airline }) => airline.code).join(' ')))
    expect(kinds).toContain('VS')
    expect([...kinds].some((codes) => codes.includes(' '))).toBe(true)
    expect([...kinds].some((codes) => /^(?!VS$)\w\w$/.test(codes))).toBe(true)
    const departures = flights.map(({ departure }) => departure)
    expect(departures).toEqual([...departures].sort())
    for (const { departure, arrival, duration } of flights) {
      const [, hours = 0, minutes = 0] = /^PT(\d+)H(?:(\d+)M)?$/.exec(duration) ?? []
      expect(Date.parse(arrival) - Date.parse(departure)).toBe((Number(hours) * 60 + Number(minutes)) * 60_000)
    }
  })

  test('fares with seats, few seats, none, no such cabin and an unknown number of them [FLT-35] [FLT-36] [FLT-57]', async () => {
    const fares = faresOf(await flightsOf({}))
    const kindOf = ({ id, availability, availableSeatCount: seats }: (typeof fares)[number]) =>
      `${availability ?? 'FREE'} ${seats === null ? 'unknown' : seats > 8 ? 'many' : seats > 0 ? 'few' : 'no'} ${id === null ? 'no offer' : 'offer'}`
    expect([...new Set(fares.map(kindOf))].sort()).toEqual([
      'FREE few offer',
      'FREE many offer',
      'FREE unknown offer',
      'NOT_OFFERED unknown no offer',
      'SOLD_OUT no no offer',
    ])
  })

  test('the three cabins of each flight, in one order [FLT-57]', async () => {
    for (const { flight, fares } of await flightsOf({})) {
      expect(fares.map(({ fareFamilyType }) => fareFamilyType)).toEqual([
        'AWARD-ECONOMY',
        'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY',
        'AWARD-BUSINESS-FIRST',
      ])
      for (const { fareSegments } of fares) expect(fareSegments).toHaveLength(flight.segments.length)
    }
  })

  test('too few seats for all who travel is sold out, except for infants, who need none', async () => {
    const adults = (count: number) => Array.from({ length: count }, () => 'ADT' as const)
    const few = choose(await flightsOf({}), ({ availableSeatCount: seats }) => Number(seats) > 1 && Number(seats) < 9)
    const seats = few.availableSeatCount ?? 0
    const sameFor = async (passengers: NonNullable<JourneyRequest['passengers']>) => {
      const same = (await flightsOf({ passengers })).find(({ flight }) => flight.departure === few.flight.departure)
      return same?.fares.find(({ fareFamilyType }) => fareFamilyType === few.fareFamilyType)
    }
    const left = { availability: null, availableSeatCount: seats }
    expect(await sameFor(adults(seats))).toMatchObject(left)
    expect(await sameFor([...adults(seats), 'INF'])).toMatchObject(left)
    for (const oneMore of ['ADT', 'GBE', 'CNN'] as const)
      expect(await sameFor([...adults(seats), oneMore])).toMatchObject({
        id: null,
        availability: 'SOLD_OUT',
        availableSeatCount: 0,
      })
  })

  test('no flights back on a day on which nothing flies [FLT-49]', async () => {
    // Tobago is flown on Saturdays only.
    const { basketId, slice } = await search({ to: 'TAB', out: '2027-06-12', back: '2027-06-16' })
    const back = await nextSlice(basketId, choose(slice.flightsAndFares).id)
    expect(back.slice.flightsAndFares).toEqual([])
  })
})

describe('what cannot be searched for is refused, with its place', () => {
  const slices = 'flightSearchRequest/searchOriginDestinations'
  const good = searchFor({ back: '2027-06-17' })
  const withRequest = (change: object) => ({
    ...good,
    flightSearchRequest: { ...good.flightSearchRequest, ...change },
  })
  const [way, wayBack] = good.flightSearchRequest.searchOriginDestinations
  const party = (...passengers: NonNullable<JourneyRequest['passengers']>) => searchFor({ passengers })

  test.each([
    ['paying with money', 'flightSearchRequest/awardSearch', withRequest({ awardSearch: false })],
    [
      'another slice than the first',
      'flightSearchRequest/currentTripIndexId',
      withRequest({ currentTripIndexId: '1' }),
    ],
    ['a journey to nowhere', slices, withRequest({ searchOriginDestinations: [] })],
    ['a journey of three ways', slices, withRequest({ searchOriginDestinations: [way, wayBack, way] })],
    ['an airport that there is not', `${slices}/0/destination`, searchFor({ to: 'ZZZ' })],
    ['a journey that stays at home', `${slices}/0/destination`, searchFor({ to: 'LHR' })],
    [
      'a way back from elsewhere',
      `${slices}/1/origin`,
      withRequest({ searchOriginDestinations: [way, { ...wayBack, origin: 'BOS' }] }),
    ],
    [
      'a way back to elsewhere',
      `${slices}/1/destination`,
      withRequest({ searchOriginDestinations: [way, { ...wayBack, destination: 'MAN' }] }),
    ],
    ['a day that is over', `${slices}/0/departureDate`, searchFor({ out: '2027-06-06' })],
    ['a day of next year', `${slices}/0/departureDate`, searchFor({ out: '2028-01-01' })],
    ['a return in next year', `${slices}/1/departureDate`, searchFor({ back: '2028-01-01' })],
    ['a return before the way out', `${slices}/1/departureDate`, searchFor({ out: '2027-06-10', back: '2027-06-09' })],
    ['nobody', 'customerDetails', party()],
    ['ten people', 'customerDetails', party(...Array.from({ length: 10 }, () => 'ADT' as const))],
    ['children alone', 'customerDetails', party('CNN', 'GBE')],
    ['more infants than adults', 'customerDetails', party('ADT', 'INF', 'INF')],
    [
      'one passenger twice',
      'customerDetails/1/custId',
      { ...good, customerDetails: ['7', '7'].map((custId) => ({ custId, ptc: 'ADT' as const })) },
    ],
    [
      'a passenger without a name',
      'customerDetails/0/custId',
      { ...good, customerDetails: [{ custId: ' ', ptc: 'ADT' as const }] },
    ],
  ])('%s [FLT-20] [FLT-24] [FLT-25] [FLT-62]', async (_what, path, variables) => {
    await expect(searchOffers(variables)).rejects.toMatchObject({
      kind: 'bad_request',
      status: 400,
      code: 'BAD_USER_INPUT',
      fields: [{ path }],
    })
  })

  test('another slice than the second, as the next one [FLT-63]', async () => {
    const { basketId, outbound } = await goRoundTrip()
    for (const currentTripIndexId of ['0', '2', 'next'])
      await expect(searchOffersNextSlice({ basketId, offerId: outbound.id, currentTripIndexId })).rejects.toMatchObject(
        {
          code: 'BAD_USER_INPUT',
          fields: [{ path: 'currentTripIndexId' }],
        },
      )
  })

  test.each<[string, Day]>([
    ['today', today],
    ['the last day of the year', '2027-12-31'],
  ])('but %s is no such thing [FLT-20] [CON-30]', async (_what, out) => {
    expect((await search({ out, back: out })).slice.flightsAndFares.length).toBeGreaterThan(0)
  })

  test('today is the day at the airport, and what has left is not offered', async () => {
    // Midnight has come to London, but not to New York, where the last flights of the sixth are about to leave.
    await setClock(sandbox, { now: '2027-06-07T01:00:00Z' })
    const left = (await flightsOf({ from: 'JFK', to: 'LHR', out: '2027-06-06' })).map(({ flight }) => flight.departure)
    expect(left.length).toBeGreaterThan(0)
    for (const departure of left) expect(departure >= '2027-06-06T21:00:00-04:00').toBe(true)
  })
})

describe('members', () => {
  test('who search side by side never see each other’s baskets and offers', async () => {
    const tokens = await Promise.all([idTokenOf(sandbox), idTokenOf(sandbox)])
    const journeys = []
    for (const token of tokens) {
      speakAs(sandbox.origin, token)
      journeys.push(await goRoundTrip())
    }
    const [first, second] = journeys
    if (first === undefined || second === undefined) throw new Error('Both journeys were made')
    expect(second.basketId).not.toBe(first.basketId)
    expect(second.outbound.id).not.toBe(first.outbound.id)
    // The second member's token is in force.
    const passengerCounts = { adults: 1 }
    await expect(nextSlice(first.basketId, first.outbound.id)).rejects.toMatchObject({ code: 'BASKET_NOT_FOUND' })
    await expect(nextSlice(second.basketId, first.outbound.id)).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' })
    await expect(searchSummary({ basketId: first.basketId, offerId: first.inbound.id })).rejects.toMatchObject({
      code: 'BASKET_NOT_FOUND',
    })
    await expect(cabinDetails({ offerId: first.inbound.id, passengerCounts })).rejects.toMatchObject({
      code: 'OFFER_NOT_FOUND',
    })
  })

  test('who search twenty times at once get one basket, and all its fares', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => goRoundTrip({ to: 'MIA' })))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

test('two fresh sandboxes answer alike', async () => {
  await setClock(other)
  const journeys = []
  for (const each of [sandbox, other]) {
    speakAs(each.origin, await idTokenOf(each, 'gb.flyer@kestrel.test'))
    journeys.push(await goRoundTrip({ to: 'JNB', passengers: ['ADT', 'CNN'] }))
  }
  expect(journeys[1]).toEqual(journeys[0])
})

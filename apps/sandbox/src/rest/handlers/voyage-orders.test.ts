import type { components } from '@clubhouse/rest-client/b2c.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type Init, type Reply, type TestMember } from '../../testing/test-sandbox.ts'
import { createCatalogue, type CatalogueReward } from '../../sample-data/create-catalogue.ts'

type Schemas = components['schemas']
type Answer = Partial<Schemas['Order'] & Schemas['Problem']>
type Request = Schemas['VoyageOrderRequest']

const address = '/b2c/v1/accounts/me/orders'
const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
const sailor: Schemas['SailorDetails'] = {
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada.archer@kestrel.test',
  dateOfBirth: '1986-03-14',
  phoneNumber: '7700900118',
  sex: 'Female',
  countryAccessCode: '+44',
  citizenship: 'GB',
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

/** A voyage of the catalogue, whichever is right for the test. */
function voyageWhere(matches: (entry: CatalogueReward) => boolean): { rewardId: string; expectedPoints: number } {
  const entry = catalogue.spend.find((each) => each.reward.redemptionType === 'VOYAGES_FULFILMENT' && matches(each))
  if (entry?.reward.cost === undefined) throw new Error('The sample catalogue has no such voyage.')
  return { rewardId: entry.reward.rewardId, expectedPoints: entry.reward.cost }
}

const isGlobal = ({ reward: { content } }: CatalogueReward) => content.tags.includes('region.global')
const voyage = voyageWhere((entry) => isGlobal(entry) && entry.stock === null)

/** A member who has stepped up. */
const traveller = (points: number): Promise<TestMember> => sandbox.member('gb.empty', { points }, { stepUp: true })

function order(member: TestMember, changes: object = {}, init: Init = {}): Promise<Reply<Answer>> {
  const request: Request = { ...voyage, personDetails: sailor }
  return member.call<Answer>(address, { ...init, json: { ...request, ...changes } })
}

const passenger = (details: Record<string, unknown>) => ({ personDetails: { ...sailor, ...details } })
const said = ({ status, body }: Reply<Answer>) => `${status} ${body.code}`

async function state(member: TestMember) {
  const balance = await member.call<{ usable: number }>('/api/balances')
  const list = await member.call<{ orders: Schemas['Order'][] }>('/api/orders')
  return { usable: balance.body.usable, orders: list.body.orders }
}

/** So many years before today, moved by some days; on 28 February for a 29 February that the year has not. */
function birthday(years: number, days = 0): string {
  const date = new Date()
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() - years)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

describe('ordering a voyage', () => {
  test('costs what was shown, and the order is in the list with its passenger [API-37] [CHK-57] [ORD-03]', async () => {
    const member = await traveller(60_000)
    const answer = await order(member)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      rewardId: voyage.rewardId,
      redemptionType: 'VOYAGES_FULFILMENT',
      status: 'PENDING',
      cost: voyage.expectedPoints,
      voyagesBooking: {
        firstName: 'Ada',
        lastName: 'Archer',
        email: 'ada.archer@kestrel.test',
        phoneNumber: '+44 7700900118',
      },
    })
    expect(await state(member)).toEqual({ usable: 60_000 - voyage.expectedPoints, orders: [answer.body] })
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('one intent is one order, one debit and one answer', async () => {
    const member = await traveller(200_000)
    const keyed = { headers: { 'idempotency-key': 'voyage-0001' } }
    const answers = await Promise.all([1, 2, 3].map(() => order(member, {}, keyed)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    const { usable, orders } = await state(member)
    expect([usable, orders.length]).toEqual([200_000 - voyage.expectedPoints, 1])
    expect(said(await order(member, passenger({ firstName: 'Eve' }), keyed))).toBe('422 IDEMPOTENCY_KEY_REUSED')
  })

  test('needs the member to have stepped up [STP-06]', async () => {
    const member = await sandbox.member('gb.empty', { points: 60_000 })
    expect(said(await order(member))).toBe('406 STEP_UP_REQUIRED')
    expect(await state(member)).toEqual({ usable: 60_000, orders: [] })
  })

  const soldOut = voyageWhere((entry) => isGlobal(entry) && entry.stock === 0)
  const american = voyageWhere(({ reward }) => reward.content.tags.includes('region.US'))
  const coffee = catalogue.spend.find(({ reward }) => reward.redemptionType === 'QR_CODE')?.reward.rewardId
  const refused: readonly [string, object, string][] = [
    ['another price than it has', { expectedPoints: voyage.expectedPoints - 1 }, '422 PRICE_CHANGED'],
    ['a passenger who is not yet 18 [CHK-45]', passenger({ dateOfBirth: birthday(18, 1) }), '422 UNDER_AGE'],
    ['a day that there is not [CHK-44]', passenger({ dateOfBirth: '1999-02-29' }), '400 VALIDATION'],
    ['a year before 1900 [CHK-44]', passenger({ dateOfBirth: '1899-12-31' }), '400 VALIDATION'],
    ['a date the wrong way round [CHK-55]', passenger({ dateOfBirth: '14/03/1986' }), '400 VALIDATION'],
    ['a plus sign in the address [CHK-41]', passenger({ email: 'ada+sea@kestrel.test' }), '400 VALIDATION'],
    ['no address [CHK-40]', passenger({ email: 'ada.archer' }), '400 VALIDATION'],
    ['a blank first name [CHK-37]', passenger({ firstName: ' ' }), '400 VALIDATION'],
    ['a blank last name [CHK-38]', passenger({ lastName: '' }), '400 VALIDATION'],
    ['no sex that the ship knows [CHK-46]', passenger({ sex: 'female' }), '400 VALIDATION'],
    ['no country [CHK-47]', passenger({ citizenship: 'Britain' }), '400 VALIDATION'],
    ['no access code [CHK-48]', passenger({ countryAccessCode: '44' }), '400 VALIDATION'],
    ['no number [CHK-48]', passenger({ phoneNumber: '' }), '400 VALIDATION'],
    ['no passenger', { personDetails: undefined }, '400 VALIDATION'],
    ['no price', { expectedPoints: undefined }, '400 VALIDATION'],
    ['the last cabin gone [CHK-58]', soldOut, '422 VUA'],
    ['a voyage of another region [DIS-19]', american, '404 NOT_FOUND'],
    ['a voyage that there is not', { rewardId: '1' }, '404 NOT_FOUND'],
    ['something that is no voyage', { rewardId: coffee }, '422 NOT_ORDERABLE'],
  ]
  test('is refused with its reason, and costs nothing', async () => {
    const member = await traveller(100_000)
    for (const [what, changes, code] of refused) expect(said(await order(member, changes)), what).toBe(code)
    expect(await state(member)).toEqual({ usable: 100_000, orders: [] })
  })

  test('is refused to whoever has too few points', async () => {
    const member = await traveller(voyage.expectedPoints - 1)
    expect(said(await order(member))).toBe('422 INSUFFICIENT_POINTS')
    expect(await state(member)).toEqual({ usable: voyage.expectedPoints - 1, orders: [] })
  })

  test('a birthday today is old enough [CHK-45]', async () => {
    const member = await traveller(60_000)
    expect((await order(member, passenger({ dateOfBirth: birthday(18) }))).status).toBe(201)
  })

  test('two at once with points for one are one order', async () => {
    const member = await traveller(voyage.expectedPoints + 10)
    const answers = await Promise.all([order(member), order(member)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422'])
    expect((await state(member)).orders).toHaveLength(1)
  })
})

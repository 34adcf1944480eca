import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import { createCatalogue, type Reward } from '../../sample-data/create-catalogue.ts'

type Schemas = components['schemas']
type Answer = Schemas['Order'] & Partial<Schemas['Problem']>

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
const address: Schemas['DeliveryAddress'] = {
  firstName: 'Alex',
  lastName: 'Hartley',
  phoneNumber: '+44 7700-900118',
  email: 'alex@kestrel.test',
  building: 'Flat 2',
  addressLine1: '14 Harbour Row',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 4XE',
}
const consent = { over18: true, terms: true }
const personDetails = { firstName: 'Alex', lastName: 'Hartley', email: 'alex@kestrel.test' }

const wines = rewardOf('WINES_FULFILMENT')
const posted = rewardOf('PHYSICAL_SPARKLES')
const digital = rewardOf('DIGITAL_FULFILMENT')
const donation = rewardOf('DONATION_LINK')
const trains = rewardOf('TRAINS_ORDER')
const goodWines = { rewardId: wines.rewardId, deliveryAddress: address, consent }
const goodPosted = { rewardId: posted.rewardId, deliveryAddress: address }

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
beforeEach(async () => {
  member = await sandbox.member('gb.empty', { points: 100_000 }, { stepUp: true })
})
afterAll(() => sandbox.close())

function rewardOf(type: Reward['redemptionType'], matches: (reward: Reward) => boolean = () => true) {
  const found = catalogue.spend.find(
    ({ reward, stock }) =>
      reward.redemptionType === type &&
      reward.availability === 'AVAILABLE' &&
      stock === null &&
      reward.variants === undefined &&
      reward.subscriptionPlanId === undefined &&
      reward.accessLevel === 'PUBLIC' &&
      reward.content.tags.every((tag) => tag !== 'region.US' && !tag.startsWith('visibility.')) &&
      matches(reward),
  )
  if (found?.reward.cost === undefined) throw new Error(`The catalogue has no plain ${type}`)
  return { ...found.reward, cost: found.reward.cost }
}

/** A reward that is ordered here but cannot be had. */
function gone(availability: Reward['availability']): string | undefined {
  const type = availability === 'UNAVAILABLE' ? 'DIGITAL_FULFILMENT' : 'PHYSICAL_SPARKLES'
  return catalogue.spend.find(({ reward }) => reward.redemptionType === type && reward.availability === availability)
    ?.reward.rewardId
}

function place(by: TestMember, json: object, key: string = randomUUID()) {
  return by.call<Answer>('/api/orders', { json, headers: { 'idempotency-key': key } })
}

async function orders(of: TestMember): Promise<Schemas['Order'][]> {
  return (await of.call<Schemas['OrderList']>('/api/orders')).body.orders
}

async function usable(of: TestMember): Promise<number> {
  return (await of.call<{ usable: number }>('/api/balances')).body.usable
}

describe('ordering for points', () => {
  test.each([
    ['wine', { ...goodWines, giftMessage: 'Happy birthday, Zoë. Łódź!' }, wines, 'PENDING'],
    [
      'wine without a telephone [CON-25]',
      { ...goodWines, deliveryAddress: { ...address, phoneNumber: '' } },
      wines,
      'PENDING',
    ],
    ['something posted', { ...goodPosted, giftMessage: 'For you' }, posted, 'PENDING'],
    ['something sent by email [RDM-06]', { rewardId: digital.rewardId, personDetails }, digital, 'PENDING'],
    ['a donation [RDM-11]', { rewardId: donation.rewardId }, donation, 'CONFIRMED'],
    ['a donation in a name', { rewardId: donation.rewardId, personDetails }, donation, 'CONFIRMED'],
    ['train tickets', { rewardId: trains.rewardId }, trains, 'PENDING'],
  ] as const)('%s costs its price and stands first in the list [API-36]', async (_what, body, reward, status) => {
    const { status: answered, body: order } = await place(member, body)
    expect([answered, order.status, order.redemptionType]).toEqual([201, status, reward.redemptionType])
    expect(order).toMatchObject({
      rewardId: reward.rewardId,
      cost: reward.cost,
      content: { title: reward.content.title },
    })
    expect(await usable(member)).toBe(100_000 - reward.cost)
    expect(await orders(member)).toEqual([order])
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('what was given is kept, without spaces around it [ORD-01] [CHK-56]', async () => {
    const { body } = await place(member, {
      ...goodWines,
      deliveryAddress: { ...address, firstName: '  Alex ', postcode: ' BS1 4XE ' },
      giftMessage: ' Cheers ',
    })
    expect(body).toMatchObject({ deliveryAddress: address, giftMessage: 'Cheers' })
    expect(body.trackingUrl).toBeUndefined()
  })
})

describe('an order that breaks a rule of its type is refused, and costs nothing', () => {
  const wrongAddress = (field: keyof typeof address, value: string) => ({ ...address, [field]: value })
  const { phoneNumber: _, ...withoutPhone } = address
  const general = 'INVALID_DELIVERYINFORMATION'
  test.each([
    ['nobody knows the reward', { rewardId: 'nosuchreward' }, 404, 'NOT_FOUND', undefined],
    ['the parent is another', { ...goodPosted, rewardParentId: '1' }, 404, 'NOT_FOUND', undefined],
    ['wine without an address', { rewardId: wines.rewardId, consent }, 422, general, 'body/deliveryAddress'],
    [
      'wine to a US postcode [CHK-24]',
      { ...goodWines, deliveryAddress: wrongAddress('postcode', '10013') },
      422,
      general,
      'body/deliveryAddress/postcode',
    ],
    [
      'wine to a digit [CHK-22]',
      { ...goodWines, deliveryAddress: wrongAddress('firstName', 'R2D2') },
      422,
      `${general}_FIRSTNAME`,
      'body/deliveryAddress/firstName',
    ],
    [
      'wine to a sign [CHK-22]',
      { ...goodWines, deliveryAddress: wrongAddress('lastName', 'H@rtley') },
      422,
      `${general}_LASTNAME`,
      'body/deliveryAddress/lastName',
    ],
    [
      'wine with a word as telephone [CHK-23]',
      { ...goodWines, deliveryAddress: wrongAddress('phoneNumber', 'call me') },
      422,
      `${general}_TELEPHONE`,
      'body/deliveryAddress/phoneNumber',
    ],
    [
      'a blank town [CHK-25]',
      { ...goodWines, deliveryAddress: wrongAddress('town', '  ') },
      422,
      general,
      'body/deliveryAddress/town',
    ],
    [
      'a blank building [CHK-27]',
      { ...goodPosted, deliveryAddress: wrongAddress('building', ' ') },
      422,
      general,
      'body/deliveryAddress/building',
    ],
    [
      'posted without a telephone [CHK-20]',
      { ...goodPosted, deliveryAddress: withoutPhone },
      422,
      `${general}_TELEPHONE`,
      'body/deliveryAddress/phoneNumber',
    ],
    [
      'posted with a blank first name [CHK-20]',
      { ...goodPosted, deliveryAddress: wrongAddress('firstName', ' ') },
      422,
      `${general}_FIRSTNAME`,
      'body/deliveryAddress/firstName',
    ],
    [
      'wine without consent [CHK-04]',
      { rewardId: wines.rewardId, deliveryAddress: address },
      422,
      'CONSENT_REQUIRED',
      'body/consent/over18',
    ],
    [
      'wine under age [CHK-11]',
      { ...goodWines, consent: { over18: false, terms: true } },
      422,
      'CONSENT_REQUIRED',
      'body/consent/over18',
    ],
    [
      'wine without the terms [CHK-12]',
      { ...goodWines, consent: { over18: true, terms: false } },
      422,
      'CONSENT_REQUIRED',
      'body/consent/terms',
    ],
    ['digital for nobody', { rewardId: digital.rewardId }, 422, 'PERSON_DETAILS_REQUIRED', 'body/personDetails'],
    [
      'digital for a blank name',
      { rewardId: digital.rewardId, personDetails: { ...personDetails, lastName: ' ' } },
      422,
      'PERSON_DETAILS_REQUIRED',
      'body/personDetails/lastName',
    ],
    [
      'a donation by post',
      { rewardId: donation.rewardId, deliveryAddress: address },
      422,
      'DETAILS_NOT_WANTED',
      'body/deliveryAddress',
    ],
    [
      'a gift message for an email',
      { rewardId: digital.rewardId, personDetails, giftMessage: 'Hi' },
      422,
      'DETAILS_NOT_WANTED',
      'body/giftMessage',
    ],
    [
      'what is no longer to be had [ERR-31]',
      { rewardId: gone('UNAVAILABLE'), personDetails },
      422,
      'UNAVAILABLE',
      undefined,
    ],
    ['what is sold out [ERR-20]', { rewardId: gone('SOLD_OUT'), deliveryAddress: address }, 422, 'VUA', undefined],
    ['a voyage [CON-38]', { rewardId: rewardOf('VOYAGES_FULFILMENT').rewardId }, 422, 'NOT_ORDERABLE', undefined],
    ['a voucher', { rewardId: rewardOf('QR_CODE').rewardId }, 422, 'NOT_ORDERABLE', undefined],
    [
      'a gift message of 181 characters [CHK-31]',
      { ...goodWines, giftMessage: 'x'.repeat(181) },
      400,
      'VALIDATION',
      'body/giftMessage',
    ],
    ['a gift message in Greek [CHK-32]', { ...goodWines, giftMessage: 'Γειά' }, 400, 'VALIDATION', 'body/giftMessage'],
    [
      'a gift message of two lines [CHK-33]',
      { ...goodWines, giftMessage: 'Happy\nbirthday' },
      400,
      'VALIDATION',
      'body/giftMessage',
    ],
    [
      'a name of 256 characters [CHK-22]',
      { ...goodWines, deliveryAddress: wrongAddress('firstName', 'x'.repeat(256)) },
      400,
      'VALIDATION',
      'body/deliveryAddress/firstName',
    ],
    [
      'no email address [CHK-26]',
      { ...goodWines, deliveryAddress: wrongAddress('email', 'alex') },
      400,
      'VALIDATION',
      'body/deliveryAddress/email',
    ],
  ])('%s', async (_what, body, status, code, path) => {
    const answer = await place(member, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    if (path !== undefined) expect(answer.body.errors?.map((error) => error.path)).toContain(path)
    expect(await orders(member)).toEqual([])
    expect(await usable(member)).toBe(100_000)
  })

  test('too few points [ERR-32]', async () => {
    const poor = await sandbox.member('gb.one')
    const { status, body } = await place(poor, { rewardId: donation.rewardId })
    expect([status, body.code]).toEqual([422, 'INSUFFICIENT_POINTS'])
    expect(await usable(poor)).toBe(1)
  })

  test('a reward of which there are variants wants one of them', async () => {
    const parent = catalogue.spend.find(
      ({ reward }) => reward.redemptionType === 'PHYSICAL_SPARKLES' && reward.variants !== undefined,
    )?.reward
    const whole = await place(member, { rewardId: parent?.rewardId, deliveryAddress: address })
    expect([whole.status, whole.body.code]).toEqual([422, 'VARIANT_REQUIRED'])
    const [variant] = parent?.variants ?? []
    const one = { rewardId: variant?.rewardId, rewardParentId: parent?.rewardId, deliveryAddress: address }
    const { status, body } = await place(member, one)
    expect([status, body.cost]).toEqual([201, variant?.cost])
  })

  test('one that opted out of alcohol does not find wine [DIS-15]', async () => {
    const optedOut = await sandbox.member('gb.optout', { points: 100_000 }, { stepUp: true })
    expect((await place(optedOut, goodWines)).status).toBe(404)
  })
})

describe('sensitive orders', () => {
  test('wine and things posted need step-up, others do not; the same key is good for both tries [STP-06] [STP-07]', async () => {
    const plain = await sandbox.member('gb.empty', { points: 100_000 })
    for (const body of [goodWines, goodPosted]) {
      const { status, body: problem } = await place(plain, body, 'step-up-0001')
      expect([status, problem.code]).toEqual([406, 'STEP_UP_REQUIRED'])
    }
    expect(await usable(plain)).toBe(100_000)
    const steppedUp = await sandbox.signIn(plain.email, plain.password, { stepUp: true })
    expect((await place({ ...plain, ...steppedUp }, goodWines, 'step-up-0001')).status).toBe(201)
    expect((await place(plain, { rewardId: donation.rewardId })).status).toBe(201)
  })

  test('whose order is wrong in itself is told so before having to step up', async () => {
    const plain = await sandbox.member('gb.empty', { points: 100_000 })
    expect((await place(plain, { ...goodWines, consent: { over18: false, terms: true } })).status).toBe(422)
  })
})

describe('money', () => {
  test('ten orders at once with points for three are three orders', async () => {
    const poor = await sandbox.member('gb.empty', { points: donation.cost * 3 + 1 })
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(poor, { rewardId: donation.rewardId })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.code === 'INSUFFICIENT_POINTS')).toHaveLength(7)
    expect(await usable(poor)).toBe(1)
    expect(await orders(poor)).toHaveLength(3)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('the last one is ordered once, whoever comes at once [ERR-20] [CHK-58]', async () => {
    const limited = catalogue.spend.find(
      ({ reward, stock }) => reward.redemptionType === 'WINES_FULFILMENT' && stock !== null && stock > 0,
    )
    const stock = limited?.stock ?? 0
    const buyers = await Promise.all(
      Array.from({ length: 4 }, () => sandbox.member('gb.empty', { points: 2_000_000 }, { stepUp: true })),
    )
    const body = { ...goodWines, rewardId: limited?.reward.rewardId }
    const replies = await Promise.all(
      buyers.flatMap((buyer) => Array.from({ length: Math.ceil(stock / 4) + 2 }, () => place(buyer, body))),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(stock)
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body: { code } }) => code))).toEqual(
      new Set(['VUA']),
    )
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('one key is one order, whatever happens to the answer [CHK-03]', async () => {
    await sandbox.call('/_sandbox/faults', { json: { operationId: 'placeOrder', member: member.email, drop: 'after' } })
    const body = { rewardId: donation.rewardId }
    await expect(place(member, body, 'order-0001')).rejects.toThrow('fetch failed')
    const replies = await Promise.all(Array.from({ length: 5 }, () => place(member, body, 'order-0001')))
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.body.orderId}`)).size).toBe(1)
    expect(await orders(member)).toHaveLength(1)
    const other = await place(member, { rewardId: digital.rewardId, personDetails }, 'order-0001')
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('a cancelled order is credited back, once [ORD-07] [ERR-39]', async () => {
    const { body: order } = await place(member, goodPosted)
    const cancel = () => sandbox.call<Answer>(`/_sandbox/orders/${order.orderId}/cancel`, { method: 'POST' })
    expect((await cancel()).body.status).toBe('CANCELLED')
    expect(await usable(member)).toBe(100_000)
    expect((await orders(member))[0]).toMatchObject({ orderId: order.orderId, status: 'CANCELLED' })
    const again = await cancel()
    expect([again.status, again.body.code]).toEqual([422, 'NOT_CANCELLABLE'])
    expect((await sandbox.call('/_sandbox/orders/none/cancel', { method: 'POST' })).status).toBe(404)
    expect((await sandbox.ledger()).violations).toEqual([])
  })
})

test('the sample member has an order of wine, a voyage, a cancelled one, each with what belongs to it [ORD-01] [ORD-03]', async () => {
  const sample = await sandbox.member('gb.member')
  const all = await orders(sample)
  expect(all).toHaveLength(6)
  expect(all.map(({ createdDate }) => createdDate)).toEqual(
    all
      .map(({ createdDate }) => createdDate)
      .toSorted()
      .reverse(),
  )
  const find = (matches: (order: Schemas['Order']) => boolean) => all.find(matches)
  expect(find(({ redemptionType }) => redemptionType === 'WINES_FULFILMENT')).toMatchObject({
    deliveryAddress: { firstName: 'Alex', postcode: 'BS1 4XE' },
    giftMessage: expect.any(String) as unknown,
  })
  expect(find(({ redemptionType }) => redemptionType === 'VOYAGES_FULFILMENT')?.voyagesBooking).toEqual({
    bookingReference: 'KV4T8RWC',
    cabinNumber: '9148',
    deckNumber: '9',
    firstName: 'Alex',
    lastName: 'Hartley',
    email: sample.email,
    phoneNumber: '07700900118',
  })
  expect(find(({ status }) => status === 'CANCELLED')).toBeDefined()
})

// Last, because it moves the clock of all.
test('an order goes its way as time passes [ORD-02]', async () => {
  const { body: order } = await place(member, goodWines)
  const seen: [string, boolean][] = []
  for (const advance of ['PT1H', 'PT23H', 'PT48H']) {
    await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { advance } })
    const fresh = { ...member, ...(await sandbox.signIn(member.email)) }
    const [now] = await orders(fresh)
    expect(now?.orderId).toBe(order.orderId)
    seen.push([now?.status ?? '', now?.trackingUrl !== undefined])
  }
  await sandbox.call('/_sandbox/clock', { method: 'DELETE' })
  expect(seen).toEqual([
    ['PROCESSING', false],
    ['DISPATCHED', true],
    ['DELIVERED', true],
  ])
})

import type { components } from '@clubhouse/rest-client/b2c.types'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { payForSession } from '../../payments/testing/pay-for-session.ts'
import { TestSandbox, type Init, type Reply, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']
type Session = Required<Schemas['CheckoutSession']>
type Answer = Partial<Schemas['Problem'] & Schemas['SubscriptionCreated'] & Schemas['Subscription']>

const sessions = '/b2c/v1/accounts/me/checkout/sessions'
const subscriptions = '/b2c/v1/accounts/me/subscriptions'
const yearly = 'kestrel-plus-yearly'
const monthly = 'kestrel-plus-monthly'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterEach(() => sandbox.call('/_sandbox/clock', { method: 'DELETE' }))
afterAll(() => sandbox.close())

const keyed = (key: string): Init => ({ headers: { 'idempotency-key': key } })

async function checkout(member: TestMember, planId = yearly): Promise<Session> {
  return (await member.call<Session>(sessions, { json: { planId } })).body
}

async function paid(member: TestMember, planId = yearly): Promise<string> {
  const { clientSecret, sessionId } = await checkout(member, planId)
  await payForSession({ origin: sandbox.origin, clientSecret })
  return sessionId
}

function subscribe(member: TestMember, checkoutSessionId: string, init: Init = {}): Promise<Reply<Answer>> {
  return member.call<Answer>(subscriptions, { ...init, json: { checkoutSessionId } })
}

async function held(member: TestMember): Promise<Schemas['Subscription'] | undefined> {
  const { body } = await member.call<Schemas['Subscriptions']>(subscriptions)
  expect(body.subscriptions.length).toBeLessThan(2)
  return body.subscriptions[0]
}

async function change(member: TestMember, json: object, id?: string): Promise<Reply<Answer>> {
  const subscriptionId = id ?? (await held(member))?.id ?? 'none'
  return member.call<Answer>(`${subscriptions}/${subscriptionId}`, { method: 'PATCH', json })
}

const said = ({ status, body }: Reply<Answer>) => `${status} ${body.code}`
const cancellation = { status: 'CANCELED', reasonText: 'It is too expensive' }

/** Moves the sandbox's clock on, and signs the member in again: an hour-old token is none. */
async function later(member: TestMember, advance: string): Promise<TestMember> {
  await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { advance } })
  return { ...member, ...(await sandbox.signIn(member.email)) }
}

const days = (from: Date | string, to: string | undefined) =>
  Math.round((Date.parse(to ?? '') - new Date(from).getTime()) / 86_400_000)

describe('the plans', () => {
  test('anybody may read them, all and one [API-46] [SUB-31]', async () => {
    const { body } = await sandbox.call<Schemas['Plans']>('/b2c/v1/plans')
    expect(body.plans.map(({ id, frequency }) => `${id} ${frequency}`)).toEqual([`${yearly} YEAR`, `${monthly} MONTH`])
    for (const plan of body.plans) expect((await sandbox.call(`/b2c/v1/plans/${plan.id}`)).body, plan.id).toEqual(plan)
    const unknown = await sandbox.call<Answer>('/b2c/v1/plans/free')
    expect(said(unknown)).toBe('404 NOT_FOUND')
  })
})

describe('becoming a subscriber', () => {
  test('a paid checkout begins a trial of seven days [API-47] [API-48] [SUB-01] [SUB-08]', async () => {
    const member = await sandbox.member('gb.member')
    const answer = await subscribe(member, await paid(member))
    expect([answer.status, answer.body]).toEqual([201, { planId: yearly }])
    const subscription = await held(member)
    expect(subscription).toEqual({
      id: expect.any(String),
      planId: yearly,
      status: 'ACTIVE',
      trialEndsAt: subscription?.renewsAt,
      renewsAt: expect.any(String),
    })
    expect(days(new Date(), subscription?.trialEndsAt)).toBe(7)
  })

  test('without a good checkout there is no subscription, and it is said why', async () => {
    const member = await sandbox.member('gb.member')
    const other = await sandbox.member('gb.empty')
    const open = await checkout(member)
    const stale = await checkout(member)
    const foreign = await paid(other)
    const refused: [string, string][] = [
      ['cs_nosuchsession', '422 CHECKOUT_SESSION_UNKNOWN'],
      [foreign, '422 CHECKOUT_SESSION_UNKNOWN'],
      [open.sessionId, '422 CHECKOUT_SESSION_UNPAID'],
    ]
    for (const [sessionId, code] of refused) expect(said(await subscribe(member, sessionId)), sessionId).toBe(code)
    const returned = await later(member, 'P2D')
    expect(said(await subscribe(returned, stale.sessionId))).toBe('422 CHECKOUT_SESSION_EXPIRED')
    expect(await held(returned)).toBeUndefined()
  })

  test('a plan that there is not cannot be checked out', async () => {
    const member = await sandbox.member('gb.member')
    expect(said(await member.call<Answer>(sessions, { json: { planId: 'kestrel-plus-daily' } }))).toBe(
      '422 PLAN_UNKNOWN',
    )
  })

  test.each(['gb.subscriber', 'gb.lapsed'])('%s has one already [ERR-27] [SUB-12]', async (from) => {
    const member = await sandbox.member(from)
    const before = await held(member)
    expect(said(await member.call<Answer>(sessions, { json: { planId: yearly } }))).toBe('422 SUBSCRIPTION_EXISTS')
    expect(said(await subscribe(member, 'cs_whichever'))).toBe('422 SUBSCRIPTION_EXISTS')
    expect(await held(member)).toEqual(before)
  })

  test('two at once, with two paid checkouts, make one subscription', async () => {
    const member = await sandbox.member('gb.member')
    const paidOnes = [await paid(member), await paid(member, monthly)]
    const answers = await Promise.all(paidOnes.map((sessionId) => subscribe(member, sessionId)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422'])
    expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual(['SUBSCRIPTION_EXISTS'])
    const winner = answers.find(({ status }) => status === 201)
    expect((await held(member))?.planId).toBe(winner?.body.planId)
  })

  test('one intent answers alike however often it is sent', async () => {
    const member = await sandbox.member('gb.member')
    const planId = { planId: yearly }
    const opened = await Promise.all(
      [1, 2, 3].map(() => member.call(sessions, { ...keyed('open-0001'), json: planId })),
    )
    expect(new Set(opened.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    const reused = await member.call<Answer>(sessions, { ...keyed('open-0001'), json: { planId: monthly } })
    expect(said(reused)).toBe('422 IDEMPOTENCY_KEY_REUSED')
    const sessionId = await paid(member)
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(member, sessionId, keyed('make-0001'))))
    for (const { status, body } of answers) expect([status, body]).toEqual([201, { planId: yearly }])
  })
})

describe('the life of a subscription [SUB-26]', () => {
  test.each([
    [monthly, 7 + 28, 7 + 31],
    [yearly, 7 + 365, 7 + 366],
  ])('%s goes on by its period once the trial is over', async (planId, atLeast, atMost) => {
    const member = await sandbox.member('gb.empty')
    const began = new Date()
    await subscribe(member, await paid(member, planId))
    const renewed = await held(await later(member, 'P8D'))
    expect(renewed).not.toHaveProperty('trialEndsAt')
    const until = days(began, renewed?.renewsAt)
    expect(until).toBeGreaterThanOrEqual(atLeast)
    expect(until).toBeLessThanOrEqual(atMost)
  })

  test('cancelled, it lasts to the end of what was paid; restarted, it goes on [SUB-25] [SUB-16]', async () => {
    const member = await sandbox.member('gb.subscriber')
    const active = await held(member)
    expect(days(new Date(), active?.renewsAt)).toBe(202)
    const cancelled = await change(member, cancellation)
    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      {
        id: active?.id,
        planId: yearly,
        status: 'CANCELED',
        reasonText: 'It is too expensive',
        endsAt: active?.renewsAt,
      },
    ])
    expect(await held(member)).toEqual(cancelled.body)
    const restarted = await change(member, { status: 'ACTIVE' })
    expect([restarted.status, restarted.body]).toEqual([200, active])
  })

  test('cancelled in the trial, it ends with the trial', async () => {
    const member = await sandbox.member('gb.empty')
    await subscribe(member, await paid(member))
    const trial = await held(member)
    const { body } = await change(member, cancellation)
    expect(body.endsAt).toBe(trial?.trialEndsAt)
  })

  test('once it has ended it is gone, and the member may begin again [CON-51]', async () => {
    const member = await sandbox.member('gb.lapsed')
    const lapsed = await held(member)
    expect([lapsed?.status, days(new Date(), lapsed?.endsAt)]).toEqual(['CANCELED', 20])
    const before = await later(member, 'P19D')
    expect(await held(before)).toEqual(lapsed)
    const after = await later(member, 'P2D')
    expect(await held(after)).toBeUndefined()
    expect(said(await change(after, { status: 'ACTIVE' }, lapsed?.id))).toBe('404 NOT_FOUND')
    const sessionId = await paid(after, monthly)
    expect((await subscribe(after, sessionId)).status).toBe(201)
    const renewed = await held(after)
    expect(renewed).toMatchObject({ planId: monthly, status: 'ACTIVE' })
    expect(renewed?.id).not.toBe(lapsed?.id)
    await change(after, cancellation)
    const muchLater = await later(after, 'P8D')
    expect(said(await subscribe(muchLater, sessionId))).toBe('422 CHECKOUT_SESSION_USED')
  })

  test('what cannot be done from where it stands is refused and changes nothing [SUB-27]', async () => {
    const active = await sandbox.member('gb.subscriber')
    const lapsed = await sandbox.member('gb.lapsed')
    const none = await sandbox.member('gb.member')
    const foreign = (await held(active))?.id
    const refused: [TestMember, object, string | undefined, string][] = [
      [active, { status: 'ACTIVE' }, undefined, '422 SUBSCRIPTION_NOT_CANCELED'],
      [lapsed, cancellation, undefined, '422 SUBSCRIPTION_NOT_ACTIVE'],
      [none, cancellation, foreign, '404 NOT_FOUND'],
      [active, { status: 'CANCELED' }, undefined, '400 VALIDATION'],
      [active, { status: 'CANCELED', reasonText: ' ' }, undefined, '400 VALIDATION'],
      [active, { status: 'CANCELED', reasonText: ' Untrimmed' }, undefined, '400 VALIDATION'],
      [active, { status: 'ACTIVE', reasonText: 'Why not' }, undefined, '400 VALIDATION'],
      [active, { status: 'PAUSED' }, undefined, '400 VALIDATION'],
    ]
    for (const [member, json, id, code] of refused) {
      const before = await held(member)
      expect(said(await change(member, json, id)), JSON.stringify(json)).toBe(code)
      expect(await held(member)).toEqual(before)
    }
  })

  test('two who cancel at once are one cancellation', async () => {
    const member = await sandbox.member('gb.subscriber')
    const answers = await Promise.all([change(member, cancellation), change(member, cancellation)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
  })
})

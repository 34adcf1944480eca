import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/test-sandbox.ts'
import type { ProblemBody } from '../rest/problem.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const time = '2027-01-02T03:04:05.678Z'
const error404 = { name: 'error_404', time, properties: { path: '/kestrel-red/nothing' } }
const action = { name: 'page-content-success', time, properties: { slug: 'offers' } }
const session = { id: '5b0f7a51-6f57-4f0e-8d2c-0a4f1d6e9c33', replay: false }
const events = (json: object) => sandbox.call<ProblemBody>('/events/analytics', { json })

test('an event of the plan is taken, and can be read back [ANL-02]', async () => {
  expect((await events({ events: [error404] })).status).toBe(204)
  const { body } = await sandbox.call<{ body: unknown }[]>('/_sandbox/requests?operationId=collectEvents')
  expect(body.map((call) => call.body)).toContainEqual({ events: [error404] })
})

test.each([
  ['is not planned', { ...error404, name: 'made_up' }],
  ['lacks a property', { ...error404, properties: {} }],
  ['has one too many', { ...error404, properties: { ...error404.properties, email: 'a@b.test' } }],
  ['carries a query', { ...error404, properties: { path: '/a?code=1' } }],
  ['is for monitoring', action],
])('an event that %s is refused', async (_what, event) => {
  expect((await events({ events: [event] })).status).toBe(400)
})

test('monitoring takes actions of a session [ANL-05]', async () => {
  const send = (json: object) => sandbox.call('/events/monitoring', { json })
  expect((await send({ session, actions: [action] })).status).toBe(204)
  expect((await send({ session, actions: [error404] })).status).toBe(400)
})

test('messaging knows the member by the club’s token, nobody without one, and refuses any other [ANL-08] [ANL-10]', async () => {
  const member = await sandbox.member('gb.low')
  const { accessToken } = (await member.call<{ accessToken: string }>('/api/messaging/token?app=web')).body
  const start = (headers: Record<string, string>) =>
    sandbox.call<{ authenticated: boolean; cards: { feedType: string }[] }>('/messaging/devices', {
      json: { deviceId: session.id },
      headers,
    })
  expect((await start({ authorization: `Bearer ${accessToken}` })).body).toEqual({ authenticated: true, cards: [] })
  expect((await start({})).body).toEqual({ authenticated: false, cards: [] })
  expect((await start({ authorization: 'Bearer nonsense' })).status).toBe(401)
})

test('messaging has a card for the home of a member with many points [HOM-07]', async () => {
  const member = await sandbox.member('gb.member')
  const { accessToken } = (await member.call<{ accessToken: string }>('/api/messaging/token?app=web')).body
  const { body } = await sandbox.call<{ cards: { feedType: string }[] }>('/messaging/devices', {
    json: { deviceId: session.id },
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(body.cards).toEqual([expect.objectContaining({ feedType: 'homeScreenTopCard', linkUrl: '/redsky-search' })])
})

test('personalisation learns of a page, not of a person', async () => {
  const page = { sessionId: session.id, path: '/kestrel-red/', language: 'en-GB', viewingRegion: 'GB' }
  const send = (json: object) => sandbox.call('/personalisation/pages', { json })
  expect(await send(page)).toMatchObject({ status: 200, body: { choices: [] } })
  expect((await send({ ...page, email: 'a@b.test' })).status).toBe(400)
})

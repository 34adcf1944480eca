import { GraphqlError } from '@clubhouse/graphql-client/errors'
import { createGraphqlClient } from '@clubhouse/graphql-client/client'
import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import * as operations from '@clubhouse/graphql-client/flights'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { idTokenOf, searchFor, searchOffers, setClock, speakAs, speakThrough } from './graphql-journey.ts'

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await setClock(sandbox)
})
afterAll(() => sandbox.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  member = await sandbox.control.createMember('gb.flyer')
  speakAs(sandbox.origin, await idTokenOf(sandbox, member.email))
})

const fail = (fault: object) =>
  sandbox.control.addFault({ operationId: 'SearchOffers', member: member.email, ...fault })
const searches = async () =>
  (await sandbox.control.requests({ operationId: 'SearchOffers', member: member.email })).length

/** Lets long waits pass at once, and notes them. */
function noteWaits() {
  const waits: number[] = []
  const wait = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((pass: () => void, time = 0, ...rest: unknown[]) => {
    // With more arguments it is fetch's own, which waits for the server.
    if (time < 1000 || rest.length > 0) return wait(pass, time, ...rest)
    waits.push(time)
    return wait(pass, 0)
  }) as typeof setTimeout)
  return waits
}

test.each([
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'not_found'],
  [406, 'not_acceptable'],
  [422, 'unprocessable_entity'],
  [500, 'server_error'],
  [501, 'not_implemented'],
  [502, 'bad_gateway'],
  [418, 'unknown'],
])(
  'a refusal with %i is %s, and carries code and message [ERR-02] [ERR-04] [ERR-07] [ERR-08]',
  async (status, kind) => {
    noteWaits()
    await fail({ status, code: 'SOME_CODE', message: 'Some words.', times: 4 })
    const error: unknown = await searchOffers(searchFor()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GraphqlError)
    expect(error).toMatchObject({
      kind,
      status,
      code: 'SOME_CODE',
      message: 'Some words.',
      operationId: 'SearchOffers',
    })
  },
)

test('a status that the answer itself tells counts more than that of HTTP [FLT-49]', async () => {
  await expect(searchOffers(searchFor({ to: 'TAB' }))).rejects.toMatchObject({
    kind: 'unprocessable_entity',
    status: 422,
    code: 'NO_FLIGHTS',
  })
})

test('errors that tell no status are the request’s', async () => {
  await fail({ status: 200, body: { errors: [{ message: 'No.' }, { message: 'Never.' }] } })
  await expect(searchOffers(searchFor())).rejects.toMatchObject({
    kind: 'bad_request',
    code: undefined,
    fields: [],
    messages: ['No.', 'Never.'],
  })
})

test('an answer that is no GraphQL is an unknown failure', async () => {
  await fail({ status: 200, body: 'Welcome to the airport network' })
  await expect(searchOffers(searchFor())).rejects.toMatchObject({ kind: 'unknown' })
})

test('what is wrong with the input is told field by field [ERR-02]', async () => {
  await expect(searchOffers(searchFor({ to: 'ZZZ', passengers: [] }))).rejects.toMatchObject({
    fields: [
      { path: 'flightSearchRequest/searchOriginDestinations/0/destination' },
      { path: 'customerDetails', message: 'must have at least one adult' },
    ],
  })
})

const url = () => `${sandbox.origin}/flights/graphql`
const fields = searchFor()

/** A client that asks for its tokens here; what it asked, and how often the session was refused. */
function clientWith(idToken: (options: { forceRefresh: boolean }) => Promise<string>) {
  const asked: boolean[] = []
  const onSessionRefused = vi.fn<() => void>()
  configureGraphqlClient({
    url: url(),
    onSessionRefused,
    idToken: (options) => {
      asked.push(options.forceRefresh)
      return idToken(options)
    },
  })
  speakThrough(createGraphqlClient())
  return { asked, onSessionRefused }
}

test('nothing is sent without an id token, and the session is over [FLT-45] [CON-31]', async () => {
  const noSession = Object.assign(new Error('There is no session'), { kind: 'unauthorized' })
  const { onSessionRefused } = clientWith(() => Promise.reject(noSession))
  await expect(searchOffers(fields)).rejects.toMatchObject({ kind: 'unauthorized', message: 'There is no session' })
  expect(onSessionRefused).toHaveBeenCalledOnce()
  expect(await searches()).toBe(0)
})

test('a token that the service does not take is refreshed once, and the call goes on [AUT-21]', async () => {
  const good = await idTokenOf(sandbox, member.email)
  const first = clientWith(({ forceRefresh }) => Promise.resolve(forceRefresh ? good : 'not.a.token'))
  expect((await searchOffers(fields)).searchOffers).toBeDefined()
  expect(first.asked).toEqual([false, false, true])
  expect(first.onSessionRefused).not.toHaveBeenCalled()

  const second = clientWith(() => Promise.resolve('not.a.token.either'))
  await expect(searchOffers(fields)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(second.asked).toEqual([false, false, true])
  expect(second.onSessionRefused).toHaveBeenCalledOnce()
})

test('a session that was renewed meanwhile needs no new token [AUT-21]', async () => {
  const tokens = ['not.a.token', await idTokenOf(sandbox, member.email)]
  const { asked } = clientWith(() => Promise.resolve(tokens.shift() ?? ''))
  expect((await searchOffers(fields)).searchOffers).toBeDefined()
  expect(asked).toEqual([false, false])
})

test('flights that were found are never asked for again by themselves, but by whoever signs in next [FLT-54]', async () => {
  const find = (client: ReturnType<typeof createGraphqlClient>) =>
    client.query(operations.searchOffers.document, fields, {}).toPromise()
  const client = createGraphqlClient()
  const first = await find(client)
  expect((await find(client)).data).toBe(first.data)
  expect(await searches()).toBe(1)
  expect((await find(createGraphqlClient())).data).toEqual(first.data)
  expect(await searches()).toBe(2)
})

describe('a search is repeated when that may help, and only then', () => {
  test.each([
    ['the connection breaks', { drop: 'before' }, 'connection_error'],
    ['a gateway fails', { status: 502 }, 'bad_gateway'],
    ['the service is busy', { status: 503 }, 'unknown'],
  ])('when %s: four times in all, after 1, 2 and 4 seconds [API-06] [ERR-12]', async (_what, fault, kind) => {
    const waits = noteWaits()
    await fail({ ...fault, times: 9 })
    await expect(searchOffers(fields)).rejects.toMatchObject({ kind })
    expect(waits).toEqual([1000, 2000, 4000])
    // The service has heard of each attempt; one that was dropped has no answer in its log.
    expect(await searches()).toBe(4)
  })

  test('until it succeeds [API-06]', async () => {
    noteWaits()
    await fail({ drop: 'before', times: 2 })
    expect((await searchOffers(fields)).searchOffers).toBeDefined()
  })

  test.each([400, 404, 422, 500, 501])('but not after %i [API-06]', async (status) => {
    const waits = noteWaits()
    await fail({ status })
    await expect(searchOffers(fields)).rejects.toMatchObject({ status })
    expect(waits).toEqual([])
  })
})

test('a search that nobody waits for any more is given up', async () => {
  const aborted = vi.fn<() => void>()
  const fetching = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    init?.signal?.addEventListener('abort', aborted)
    return fetching(input, init)
  })
  await fail({ delayMs: 20_000 })
  const client = createGraphqlClient()
  const searching = client.query(operations.searchOffers.document, fields, {}).subscribe(() => undefined)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(url(), expect.anything()))
  searching.unsubscribe()
  expect(aborted).toHaveBeenCalledOnce()
})

import { GraphqlError } from '@clubhouse/graphql-client/errors'
import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import { searchOffers } from '@clubhouse/graphql-client/flights'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idTokenOf, searchFor, setClock, speakAs } from './graphql-journey.ts'

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await setClock(sandbox)
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  member = await sandbox.control.createMember('gb.flyer')
  speakAs(sandbox.origin, await idTokenOf(sandbox, member.email))
})

const fail = (fault: object) =>
  sandbox.control.addFault({ operationId: 'SearchOffers', member: member.email, ...fault })
const searches = async () =>
  (await sandbox.control.requests({ operationId: 'SearchOffers', member: member.email })).length

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
    await fail({ status, code: 'SOME_CODE', message: 'Some words.' })
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

test('a call without an answer is a connection error [ERR-12]', async () => {
  await fail({ drop: 'before' })
  await expect(searchOffers(searchFor())).rejects.toMatchObject({ kind: 'connection_error', status: undefined })
})

test('nothing is sent without an id token [FLT-45] [CON-31]', async () => {
  configureGraphqlClient({
    url: `${sandbox.origin}/flights/graphql`,
    idToken: () => Promise.reject(new Error('Not signed in')),
  })
  await expect(searchOffers(searchFor())).rejects.toThrow('Not signed in')
  expect(await searches()).toBe(0)
})

test('a token that the service does not take is refreshed once, and the call goes on [AUT-21]', async () => {
  const good = await idTokenOf(sandbox, member.email)
  const asked: boolean[] = []
  const url = `${sandbox.origin}/flights/graphql`
  const speak = (renewed: string) =>
    configureGraphqlClient({
      url,
      idToken: ({ forceRefresh }) => {
        asked.push(forceRefresh)
        return Promise.resolve(forceRefresh ? renewed : 'not.a.token')
      },
    })
  speak(good)
  expect((await searchOffers(searchFor())).searchOffers).toBeDefined()
  speak('not.a.token.either')
  await expect(searchOffers(searchFor())).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(asked).toEqual([false, true, false, true])
})

test('flights that were found are never asked for again by themselves [FLT-54]', () => {
  const { queryKey, staleTime } = searchOffers.queryOptions(searchFor())
  expect(staleTime).toBe(Infinity)
  expect(queryKey).toEqual(searchOffers.queryOptions(searchFor()).queryKey)
  expect(queryKey).not.toEqual(searchOffers.queryOptions(searchFor({ to: 'MIA' })).queryKey)
})

test('a search is repeated when that may help, and only then [API-06]', () => {
  const { retry, retryDelay } = searchOffers.queryOptions(searchFor())
  const details = { operationId: 'SearchOffers' }
  const lost = new GraphqlError('connection_error', 'No answer', details)
  const busy = new GraphqlError('unknown', 'Busy', { ...details, status: 503 })
  const refused = new GraphqlError('unprocessable_entity', 'No flights', { ...details, status: 422 })
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('The operation decides itself')
  expect([0, 1, 2, 3].map((failures) => retry(failures, lost))).toEqual([true, true, true, false])
  expect([retry(0, busy), retry(0, refused)]).toEqual([true, false])
  expect([0, 1, 2].map((failures) => retryDelay(failures, lost))).toEqual([1000, 2000, 4000])
})

test('a search that nobody waits for any more is given up', async () => {
  await fail({ delayMs: 20_000 })
  const leaving = new AbortController()
  const searching = searchOffers(searchFor(), leaving.signal)
  leaving.abort(new Error('Left the page'))
  await expect(searching).rejects.toThrow('Left the page')
})

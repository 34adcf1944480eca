import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { mayRepeat } from '@clubhouse/rest-client/retry'
import { send, timeout } from '../src/runtime/transport.ts'

let server: Server
let headers: IncomingHttpHeaders[] = []
/** What the server answers to the next call. */
let reply: (response: ServerResponse) => void
let hasSession = true
let memberId = 'ann'

beforeAll(async () => {
  server = createServer((request, response) => {
    headers.push(request.headers)
    request.resume().on('end', () => reply(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  configureRestClient({
    hosts: { club: address, discovery: address, b2c: address, referral: address },
    viewingRegion: () => 'GB',
    memberTokens: ({ forceRefresh }) =>
      hasSession
        ? Promise.resolve({ accessToken: forceRefresh ? 'renewed' : 'access', idToken: 'id' })
        : Promise.reject(new Error('none')),
    memberId: () => memberId,
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  vi.useRealTimers()
  headers = []
  hasSession = true
  memberId = 'ann'
})

const facts = { host: 'club', operationId: 'getThing', method: 'get', path: '/thing' } as const
const get = (auth: 'member' | 'optional' | 'public' = 'public') => send({ ...facts, auth }, {})
const answers = (status: number, body?: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)

test.each([
  [200, '{"is":1}', { is: 1 }],
  [201, '{"is":1}', { is: 1 }],
  [202, '{"is":1}', { is: 1 }],
  [204, undefined, undefined],
])('status %i is a success, with what it carries [ERR-01]', async (status, body, data) => {
  reply = answers(status, body)
  expect(await get()).toEqual(data)
})

test('what is sent is JSON and says so [API-02]', async () => {
  reply = answers(204)
  await send({ ...facts, method: 'post', auth: 'public' }, { body: { a: 1 } })
  expect(headers[0]?.['content-type']).toBe('application/json')
})

describe('tokens that are optional', () => {
  test('go along when there is a session', async () => {
    reply = answers(200, '{}')
    await get('optional')
    expect(headers[0]).toMatchObject({ authorization: 'Bearer access', 'x-id-token': 'id' })
  })

  test('are left out when there is none', async () => {
    hasSession = false
    reply = answers(200, '{}')
    await get('optional')
    expect(headers[0]).not.toHaveProperty('authorization')
  })
})

describe('a call whose tokens are refused', () => {
  const challenge = 'Bearer realm="club", error="invalid_token", error_description="The access token was revoked."'
  /** Refuses the tokens in hand, and answers to renewed ones. */
  const refuse = (status: number, answered: Record<string, string> = {}) => {
    reply = (response) => {
      const isRenewed = headers.at(-1)?.authorization === 'Bearer renewed'
      response.writeHead(isRenewed ? 200 : status, { 'content-type': 'application/json', ...answered }).end('{"is":1}')
    }
  }

  test.each([
    ['403', 403, {}],
    ['401 that calls the token invalid', 401, { 'www-authenticate': challenge }],
  ])('by a %s is repeated once with renewed ones [AUT-21]', async (_what, status, answered) => {
    refuse(status, answered)
    expect(await get('member')).toEqual({ is: 1 })
    expect(headers.map(({ authorization }) => authorization)).toEqual(['Bearer access', 'Bearer renewed'])
  })

  test.each([
    ['401 without a challenge', {}],
    ['401 for another reason', { 'www-authenticate': 'Bearer error="invalid_request"' }],
    ['401 that asks for tokens', { 'www-authenticate': 'Bearer realm="invalid_token"' }],
  ])('by a %s is unauthorized at once [ERR-04]', async (_what, answered) => {
    refuse(401, answered)
    await expect(get('member')).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(headers).toHaveLength(1)
  })

  test('is not repeated with the tokens of somebody who has signed in since [AUT-21]', async () => {
    reply = (response) => {
      memberId = 'bob'
      answers(403, '{}')(response)
    }
    await expect(get('member')).rejects.toMatchObject({ kind: 'user_cancelled' })
    expect(headers).toHaveLength(1)
  })

  test('twice is unauthorized, after one repetition [ERR-04]', async () => {
    reply = (response) => response.writeHead(401, { 'www-authenticate': challenge }).end('{}')
    await expect(get('member')).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(headers).toHaveLength(2)
  })
})

test('what one member confirmed is not sent for another', async () => {
  reply = answers(201, '{}')
  const confirmed = { memberId: 'ann' }
  await send({ ...facts, method: 'post', auth: 'member' }, confirmed)
  memberId = 'bob'
  await expect(send({ ...facts, method: 'post', auth: 'member' }, confirmed)).rejects.toMatchObject({
    kind: 'user_cancelled',
  })
  expect(headers).toHaveLength(1)
})

describe('an answer that cannot be used is as good as none [ERR-12]', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['a page instead of JSON', (response) => response.writeHead(200).end('<html>Sign in to the hotel</html>')],
    [
      'half of it',
      (response) => response.writeHead(200, { 'content-length': '99' }).write('{"is":', () => response.destroy()),
    ],
    ['none at all', (response) => response.destroy()],
  ])('%s', async (_what, replyWith) => {
    reply = replyWith
    await expect(get()).rejects.toMatchObject({ kind: 'connection_error', operationId: 'getThing' })
  })

  test('an answer that does not come in time: it is not asked for again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    reply = () => vi.advanceTimersByTime(timeout)
    const error = await get().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'connection_error', cause: { name: 'TimeoutError' } })
    expect(mayRepeat(error)).toBe(false)
  })
})

test('a call that its caller gives up is no failure of the server', async () => {
  const giveUp = new AbortController()
  reply = () => giveUp.abort()
  await expect(send({ ...facts, auth: 'public' }, { signal: giveUp.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

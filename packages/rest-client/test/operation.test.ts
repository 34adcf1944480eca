import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { createHost } from '../src/runtime/operation.ts'

/** A document of its own, as openapi-typescript would write it: what the generated operations of a host are made with. */
interface Paths {
  '/rewards/{rewardId}': {
    get: {
      parameters: {
        path: { rewardId: string }
        query: { viewingRegion: 'GB' | 'US'; offset?: number }
        header?: { 'X-Feature-Variation'?: string }
      }
      responses: { 200: { content: { 'application/json': { seen: number } } } }
    }
    post: {
      parameters: { path: { rewardId: string }; header: { 'Idempotency-Key': string; 'X-Partner'?: string } }
      requestBody?: { content: { 'application/json': { note: string } } }
      responses: { 204: { content?: never } }
    }
  }
}

const host = createHost<Paths>('club')
const getReward = host.query('getReward', 'get', '/rewards/{rewardId}', {
  auth: 'public',
  viewingRegion: true,
  headers: ['X-Feature-Variation'],
})
const redeemReward = host.mutation('redeemReward', 'post', '/rewards/{rewardId}', {
  auth: 'member',
  stepUp: 'sometimes',
  idempotent: true,
  headers: ['X-Partner'],
})

interface Received {
  line: string
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let received: Received[]
/** How many of the next changes go wrong on the way. */
let failures = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
      if (request.method === 'GET') response.setHeader('content-type', 'application/json').end('{"seen":1}')
      else response.writeHead(failures-- > 0 ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  configureRestClient({
    hosts: { club: address, discovery: address, b2c: address, referral: address },
    viewingRegion: () => 'GB',
    memberTokens: ({ stepUp }) => Promise.resolve({ accessToken: stepUp ? 'stronger' : 'access', idToken: 'id' }),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  received = []
  failures = 0
})

describe('a call sends each parameter where its schema has it', () => {
  test('in the path, the query and a header, and the region by itself [API-03]', async () => {
    expect(await getReward({ rewardId: 'a b', offset: 12, 'X-Feature-Variation': 'tiles-b' })).toEqual({ seen: 1 })
    expect(received).toMatchObject([
      { line: 'GET /rewards/a%20b?offset=12&viewingRegion=GB', headers: { 'x-feature-variation': 'tiles-b' } },
    ])
  })

  test('a header that is not given is not sent', async () => {
    await getReward({ rewardId: '1', viewingRegion: 'US' })
    expect(received[0]?.line).toBe('GET /rewards/1?viewingRegion=US')
    expect(received[0]?.headers).not.toHaveProperty('x-feature-variation')
  })

  test('a header of the caller stands beside the tokens and the key of the intent, and a body may be left out', async () => {
    await redeemReward({ parameters: { rewardId: '1', 'X-Partner': 'abc' }, idempotencyKey: 'intent-1' })
    await redeemReward({ parameters: { rewardId: '2' }, body: { note: 'for Ada' }, idempotencyKey: 'intent-2' })
    expect(received).toMatchObject([
      {
        line: 'POST /rewards/1',
        headers: {
          'x-partner': 'abc',
          authorization: 'Bearer access',
          'x-id-token': 'id',
          'idempotency-key': 'intent-1',
        },
        body: '',
      },
      { line: 'POST /rewards/2', body: '{"note":"for Ada"}' },
    ])
  })

  test('answers to different headers are kept apart', () => {
    expect(getReward.queryOptions({ rewardId: '1', 'X-Feature-Variation': 'a' }).queryKey).toEqual([
      'club',
      'getReward',
      { rewardId: '1', viewingRegion: 'GB', 'X-Feature-Variation': 'a' },
    ])
  })
})

describe('a change with an idempotency key that fails on the way', () => {
  const change = { parameters: { rewardId: '1' }, idempotencyKey: 'submission-1' }

  test('is sent again by itself [API-06]', async () => {
    failures = 1
    await redeemReward(change)
    expect(received).toHaveLength(2)
  })

  test('is left to a caller who repeats it, and so hears of every attempt', async () => {
    failures = 1
    await expect(redeemReward({ ...change, isRepeatedByCaller: true })).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(1)
  })
})

test('a call that needs a step-up goes with the second, stronger token when it is told to [STP-02]', async () => {
  await redeemReward({ parameters: { rewardId: '1' }, idempotencyKey: 'intent-1' })
  await redeemReward({ parameters: { rewardId: '1' }, idempotencyKey: 'intent-1', stepUp: true })
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer access', 'Bearer stronger'])
})

test('a caller can see whether a call may need a step-up [STP-06]', () => {
  expect([getReward.stepUp, redeemReward.stepUp]).toEqual([undefined, 'sometimes'])
})

test('all that an operation has answered can be named at once, whatever it was asked with', () => {
  const client = new QueryClient()
  client.setQueryData(getReward.queryOptions({ rewardId: '1' }).queryKey, { seen: 1 })
  client.setQueryData(getReward.pageOptions({ rewardId: '2' }, () => undefined).queryKey, { pages: [], pageParams: [] })
  client.setQueryData(['club', 'getRewardOfSomebodyElse', {}], {})
  expect(client.getQueriesData(getReward.queries)).toHaveLength(2)
})

test('an answer that is no page of a list is an error, and no list that loads for ever', async () => {
  const pages = getReward.pageOptions({ rewardId: 'r1' }, (last) => {
    const { paging } = last as unknown as { paging: { hasMore: boolean } }
    return paging.hasMore ? 9 : undefined
  })
  const { queryFn } = pages
  if (typeof queryFn !== 'function') throw new Error('There is nothing to call')
  const context = { client: new QueryClient(), queryKey: pages.queryKey, pageParam: 0, meta: undefined }
  const answer = queryFn({ ...context, signal: new AbortController().signal, direction: 'forward' })
  await expect(answer).rejects.toMatchObject({ kind: 'unknown', operationId: 'getReward' })
})

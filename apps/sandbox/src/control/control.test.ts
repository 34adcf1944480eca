import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentDelivery } from '../configuration.ts'
import { IdentityWalk } from '../identity/testing/identity-walk.ts'
import { TestSandbox } from '../testing/test-sandbox.ts'
import type { RequestRecord } from './request-log.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const dump = async (email: string) =>
  (
    await sandbox.call<Record<string, unknown[]> & { balance: object; profile: object }>(
      `/_sandbox/members/${encodeURIComponent(email)}`,
    )
  ).body

describe('members for tests', () => {
  test('the sample member has what the contract says', async () => {
    const member = await dump('gb.member@kestrel.test')
    expect(member.balance).toEqual({ usable: 24_650, current: 25_900, pending: 1_250 })
    const counts = Object.fromEntries(
      ['vouchers', 'orders', 'ledgerEntries', 'pending', 'favourites'].map((key) => [key, member[key]?.length]),
    )
    expect(counts).toEqual({ vouchers: 14, orders: 6, ledgerEntries: 64, pending: 3, favourites: 4 })
  })

  test('two copies are two members with the same things', async () => {
    const [one, other] = [await sandbox.member('gb.member'), await sandbox.member('gb.member')]
    expect(one.email).not.toBe(other.email)
    expect((await dump(one.email)).balance).toEqual((await dump(other.email)).balance)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('a copy can differ in points, profile and flags', async () => {
    const member = await sandbox.member('gb.member', {
      points: 12,
      profile: { firstName: 'Robin' },
      flags: { web_bilt: false },
    })
    const { balance, profile } = await dump(member.email)
    expect(balance).toMatchObject({ usable: 12 })
    expect(profile).toMatchObject({ firstName: 'Robin', lastName: 'Hartley' })
    const { body } = await member.call<{ features: { name: string; value: object }[] }>(
      '/api/features?project=clubhouse-web&sessionId=12345678',
    )
    expect(body.features.find(({ name }) => name === 'web_bilt')?.value).toEqual({ boolValue: false })
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test.each([
    [{}, 'body'],
    [{ from: 'gb.nobody' }, 'body/from'],
    [{ from: 'gb.member', overrides: { points: -1 } }, 'body/overrides/points'],
    [{ from: 'gb.member', overrides: { profile: { email: 'x@y.z' } } }, 'body/overrides/profile'],
  ])('%j is refused', async (json, path) => {
    const { status, body } = await sandbox.call<{ errors: { path: string }[] }>('/_sandbox/members', { json })
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, [path]])
  })

  test('the sample members can be chosen from', async () => {
    const { body } = await sandbox.call<{ key: string }[]>('/_sandbox/members')
    expect(body).toContainEqual({ key: 'gb.low', email: 'gb.low@kestrel.test', usablePoints: 150 })
    expect(body.length).toBe(15)
  })

  test('somebody unknown is 404', async () => {
    expect((await sandbox.call('/_sandbox/members/nobody@kestrel.test')).status).toBe(404)
  })
})

describe('flags', () => {
  test('hold for all, or for one member', async () => {
    const member = await sandbox.member('gb.low')
    await sandbox.call('/_sandbox/flags/web_redsky_search', { method: 'PUT', json: { value: false } })
    await sandbox.call('/_sandbox/flags/web_redsky_search', {
      method: 'PUT',
      json: { value: 'some', member: member.email },
    })
    const flagOf = async (call: typeof member.call) => {
      const { body } = await call<{ features: { name: string }[] }>(
        '/api/features?project=clubhouse-web&sessionId=12345678',
      )
      return body.features.find(({ name }) => name === 'web_redsky_search')
    }
    expect(await flagOf((path) => sandbox.call(path))).toEqual({
      name: 'web_redsky_search',
      variation: 'off',
      value: { boolValue: false },
    })
    expect(await flagOf(member.call)).toEqual({
      name: 'web_redsky_search',
      variation: 'some',
      value: { stringValue: 'some' },
    })
  })
})

describe('stock', () => {
  const put = (rewardId: string, json: object) => sandbox.call(`/_sandbox/stock/${rewardId}`, { method: 'PUT', json })
  const stockOf = async (rewardId: string) => {
    const { body } = await sandbox.call<{ stock: { rewardId: string }[] }>('/_sandbox/ledger/books')
    return body.stock.find((each) => each.rewardId === rewardId)
  }

  test('of a reward is as many as one says, also where there was no limit', async () => {
    expect(await stockOf('100334')).toBeUndefined()
    expect((await put('100334', { remaining: 1 })).status).toBe(200)
    expect(await stockOf('100334')).toEqual({ rewardId: '100334', remaining: 1 })
    await put('100334', { remaining: 7 })
    expect(await stockOf('100334')).toEqual({ rewardId: '100334', remaining: 7 })
  })

  test('of nothing is 404, and less than none is refused', async () => {
    expect((await put('0', { remaining: 1 })).status).toBe(404)
    expect((await put('100334', { remaining: -1 })).status).toBe(400)
  })
})

describe('the clock', () => {
  test('stands where it is put, moves on, and goes back to the real time', async () => {
    const put = (json: object) => sandbox.call<{ now: string }>('/_sandbox/clock', { method: 'PUT', json })
    expect((await put({ now: '2030-01-01T00:00:00Z' })).body.now).toMatch(/^2030-01-01T00:00/)
    expect((await put({ advance: 'P1DT1H' })).body.now).toMatch(/^2030-01-02T01:00/)
    const member = await sandbox.member('gb.member')
    const { body } = await member.call<{ vouchers: { validFrom: string }[] }>('/api/vouchers')
    expect(body.vouchers[0]?.validFrom.slice(0, 4)).toMatch(/20(29|30)/)
    expect((await sandbox.call('/_sandbox/clock', { method: 'DELETE' })).status).toBe(204)
    const { body: real } = await sandbox.call<{ now: string }>('/_sandbox/clock')
    expect(Math.abs(Date.parse(real.now) - Date.now())).toBeLessThan(5_000)
  })

  test.each([{}, { now: 'today' }, { advance: 'a day' }, { later: 1 }])('%j is refused', async (json) => {
    expect((await sandbox.call('/_sandbox/clock', { method: 'PUT', json })).status).toBe(400)
  })
})

describe('faults', () => {
  test('meet the calls of one member, as often as asked, and after as many as asked', async () => {
    const [one, other] = [await sandbox.member('gb.low'), await sandbox.member('gb.low')]
    await sandbox.call('/_sandbox/faults', {
      json: {
        operationId: 'getBalances',
        member: one.email,
        skip: 1,
        times: 2,
        status: 503,
        code: 'BUSY',
        headers: { 'retry-after': '1' },
      },
    })
    const statuses = []
    for (let call = 0; call < 5; call++) statuses.push((await one.call('/api/balances')).status)
    expect(statuses).toEqual([200, 503, 503, 200, 200])
    expect((await other.call('/api/balances')).status).toBe(200)
  })

  test('count exactly when calls come together', async () => {
    const member = await sandbox.member('gb.low')
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'getProfile', member: member.email, skip: 3, times: 4, status: 500 },
    })
    const replies = await Promise.all(Array.from({ length: 20 }, () => member.call('/api/profiles')))
    expect(replies.filter(({ status }) => status === 500)).toHaveLength(4)
  })

  test('can answer anything, and are gone when taken away', async () => {
    const path = '/api/discoveries/categories/public?viewingRegion=GB'
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'listPublicSpendCategories', times: 9, status: 200, body: { categories: [] } },
    })
    expect((await sandbox.call(path)).body).toEqual({ categories: [] })
    expect((await sandbox.call('/_sandbox/faults', { method: 'DELETE' })).status).toBe(204)
    expect((await sandbox.call<{ categories: unknown[] }>(path)).body.categories).not.toHaveLength(0)
  })

  test('of one member are taken away without those of the others', async () => {
    const [one, other] = [await sandbox.member('gb.low'), await sandbox.member('gb.low')]
    for (const { email } of [one, other])
      await sandbox.call('/_sandbox/faults', { json: { operationId: 'getBalances', member: email, status: 503 } })
    await sandbox.call(`/_sandbox/faults?member=${encodeURIComponent(one.email)}`, { method: 'DELETE' })
    expect((await one.call('/api/balances')).status).toBe(200)
    expect((await other.call('/api/balances')).status).toBe(503)
  })

  test('hold a call back until they are taken away', async () => {
    const member = await sandbox.member('gb.low')
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'getBalances', member: member.email, delayMs: 120_000 },
    })
    const answer = member.call('/api/balances')
    const isMet = async () => (await sandbox.call<unknown[]>('/_sandbox/faults')).body.length === 0
    await vi.waitFor(async () => expect(await isMet()).toBe(true))
    await sandbox.call(`/_sandbox/faults?member=${encodeURIComponent(member.email)}`, { method: 'DELETE' })
    expect((await answer).status).toBe(200)
  })

  test('a connection dropped before the work leaves nothing done', async () => {
    const member = await sandbox.member('gb.low')
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'recordUserEvents', member: member.email, drop: 'before' },
    })
    await expect(member.call('/b2c/v1/user-events', { json: { codes: ['A'] } })).rejects.toThrow('fetch failed')
    expect((await dump(member.email))['events']).toEqual([])
  })

  test('GraphQL operations and content are addressed by their names', async () => {
    await sandbox.call('/_sandbox/faults', { json: { operationId: 'CabinDetails', status: 502 } })
    const { status } = await sandbox.call('/flights/graphql', { json: { query: 'query CabinDetails { __typename }' } })
    expect(status).toBe(502)
    expect(
      (await sandbox.call('/_sandbox/faults', { json: { operationId: 'content.page', status: 500 } })).status,
    ).toBe(204)
    await sandbox.call('/_sandbox/faults', { method: 'DELETE' })
  })

  test.each([
    [{ operationId: 'getBalance', status: 500 }, 'the nearest is getBalances'],
    [{ operationId: 'getBalances' }, 'must say what happens'],
    [{ operationId: 'getBalances', status: 99 }, 'must be >= 200'],
    [{ operationId: 'getBalances', drop: 'sometimes' }, 'must be equal to one of the allowed values'],
  ])('%j is refused', async (json, why) => {
    const { status, body } = await sandbox.call<{ errors: { message: string }[] }>('/_sandbox/faults', { json })
    expect(status).toBe(400)
    expect(body.errors[0]?.message).toContain(why)
  })
})

describe('what was received', () => {
  test('is told by operation, member and time, with claims in place of tokens', async () => {
    const member = await sandbox.member('gb.low')
    const { body: clock } = await sandbox.call<{ now: string }>('/_sandbox/clock')
    await member.call('/api/vouchers?limit=3')
    await member.call('/api/vouchers?limit=none')
    const { body } = await sandbox.call<RequestRecord[]>(
      `/_sandbox/requests?operationId=listVouchers&member=${encodeURIComponent(member.email)}&since=${clock.now}`,
    )
    expect(body.map(({ query, status }) => [query, status])).toEqual([
      [{ limit: '3' }, 200],
      [{ limit: 'none' }, 400],
    ])
    expect(body[0]?.headers).toMatchObject({
      authorization: { sub: member.memberId },
      'x-id-token': { sub: member.memberId },
    })
    expect(JSON.stringify(body)).not.toContain('eyJ')
  })

  test('holds no token, wherever in a call it was sent', async () => {
    const member = await sandbox.member('gb.low')
    const walk = new IdentityWalk(sandbox.origin, '/kestrel-red')
    const { accessToken, idToken, refreshToken } = await walk.tokens(member)
    const { address } = await walk.open(walk.authorizationRequest({ prompt: 'none' }).address)
    const code = address.searchParams.get('code') ?? ''
    for (const secret of [accessToken, idToken, refreshToken, code]) {
      expect(secret).toMatch(/^[\w-]{43}$|^ey.*\..*\..*$/)
      const text = `https://club.test/?hint=${secret}`
      await member.call(`/api/rewards/spend/${secret}/public?viewingRegion=GB`)
      await member.call(`/api/vouchers?limit=${encodeURIComponent(text)}&${secret}=1`, { headers: { referer: text } })
      await member.call('/api/exchanges', { json: { rewardId: text, deep: [{ [secret]: text }] } })
      await member.call('/flights/graphql', {
        json: { query: `query Leak { a(b: "${secret}") }`, variables: { secret } },
      })
      await member.call('/events/analytics', { json: { events: [{ name: text }] } })
      await sandbox.call(`/content/spaces/clubhouse/environments/master/entries?content_type=page&query=${secret}`, {
        headers: { authorization: `Bearer ${contentDelivery.token}`, 'x-other': `Bearer ${secret}` },
      })
    }
    const log = JSON.stringify((await sandbox.call('/_sandbox/requests')).body)
    expect(log).toContain('getPublicSpendReward')
    for (const secret of [accessToken, idToken, refreshToken, code]) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/e(?:yJ|yA|w[0ko])[\w-]+\.[\w-]+\./)
  })
})

describe('content reads', () => {
  test('are written down by their content type', async () => {
    const { status } = await sandbox.call(
      '/content/spaces/clubhouse/environments/master/entries?content_type=page&limit=1',
      {
        headers: { authorization: 'Bearer sandbox-delivery-token' },
      },
    )
    expect(status).toBe(200)
    const { body } = await sandbox.call<RequestRecord[]>('/_sandbox/requests?operationId=content.page')
    expect(body.at(-1)).toMatchObject({
      status: 200,
      query: { content_type: 'page' },
      headers: { authorization: '[removed]' },
    })
  })

  test('meet faults of their content type', async () => {
    await sandbox.call('/_sandbox/faults', { json: { operationId: 'content.page', status: 429 } })
    const statuses = []
    for (let read = 0; read < 2; read++) {
      const { status } = await sandbox.call(
        '/content/spaces/clubhouse/environments/master/entries?content_type=page&limit=1&access_token=sandbox-delivery-token',
      )
      statuses.push(status)
    }
    expect(statuses).toEqual([429, 200])
  })
})

describe('who may control the sandbox', () => {
  test('no page of a foreign site, and nobody from another machine', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'x-forwarded-for': '203.0.113.9' }]) {
      expect((await sandbox.call('/_sandbox/reset', { method: 'POST', headers })).status).toBe(403)
    }
    expect((await sandbox.call('/_sandbox/health', { headers: { origin: sandbox.origin } })).status).toBe(200)
  })

  test.each([
    ['rebound.example', 403],
    ['rebound.example:4000', 403],
    ['localhost.rebound.example', 403],
    ['127.0.0.1.rebound.example', 403],
    ['[2001:db8::1]:4000', 403],
    ['', 403],
    ['localhost', 200],
    ['LOCALHOST:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
  ])(
    'a caller that names it %j is answered %i: a page with its own name server could lead any name here',
    async (host, want) => {
      expect(await statusByHost(host)).toBe(want)
    },
  )

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'x-developer-tools': '1' }, 403],
    [{ 'sec-fetch-site': 'same-site', 'x-developer-tools': '1' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('a browser that says %j is answered %i', async (headers: Record<string, string>, want) => {
    expect(await statusByHost('localhost', headers)).toBe(want)
  })

  /** Not with fetch, which chooses these headers by itself. */
  function statusByHost(host: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      get(`${sandbox.origin}/_sandbox/health`, { headers: { ...headers, host }, setHost: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  }
})

describe('a reset', () => {
  test('brings back points, flags, clock and calm within a second and a half', async () => {
    const before = await sandbox.ledger()
    const copy = await sandbox.member('gb.member')
    const sample = await sandbox.signIn('gb.member@kestrel.test')
    await sample.call('/b2c/v1/user-events', { json: { codes: ['A'] } })
    await sandbox.call('/_sandbox/flags/web_bilt', { method: 'PUT', json: { value: false } })
    await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { now: '2031-01-01T00:00:00Z' } })
    await sandbox.call('/_sandbox/faults', { json: { operationId: 'getBalances', status: 500, times: 99 } })
    const started = performance.now()
    expect((await sandbox.call('/_sandbox/reset', { method: 'POST' })).status).toBe(204)
    expect(performance.now() - started).toBeLessThan(1_500)
    const removed = await copy.call('/api/balances')
    expect([removed.status, removed.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    expect((await sample.call('/api/balances')).body).toEqual({ usable: 24_650, current: 25_900 })
    expect((await dump('gb.member@kestrel.test'))['events']).toEqual([])
    const { body: flags } = await sandbox.call<{ name: string; value: unknown; member?: string }[]>('/_sandbox/flags')
    expect(flags.find(({ name }) => name === 'web_bilt')).toEqual({ name: 'web_bilt', value: true })
    expect(flags.filter(({ member }) => member !== undefined)).toEqual([])
    const { body: clock } = await sandbox.call<{ now: string }>('/_sandbox/clock')
    expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(5_000)
    const after = await sandbox.ledger()
    expect(after.violations).toEqual([])
    expect(after.members).toBe(15)
    expect(before.violations).toEqual([])
  })
})

test('what the developer tools page chooses from and lists: operations, faults that wait, the last calls', async () => {
  const { body: operations } = await sandbox.call<string[]>('/_sandbox/operations')
  expect(operations).toEqual(expect.arrayContaining(['getBalances', 'placeOrder']))
  const fault = { operationId: 'getProfile', member: 'nobody@kestrel.test', times: 2, status: 503 }
  await sandbox.call('/_sandbox/faults', { json: fault })
  const { body: faults } = await sandbox.call('/_sandbox/faults')
  expect(faults).toContainEqual(expect.objectContaining({ operationId: 'getProfile', times: 2, skip: 0 }))
  const { body: calls } = await sandbox.call<unknown[]>('/_sandbox/requests?limit=1')
  expect(calls.length).toBe(1)
})

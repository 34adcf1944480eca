import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityWalk } from '../identity/testing/identity-walk.ts'
import { TestSandbox, type TestMember } from '../testing/test-sandbox.ts'
import { contentDelivery } from '../configuration.ts'
import type { ProblemBody } from './problem.ts'

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

describe('a request that breaks its schema is refused and changes nothing', () => {
  test.each([
    ['/api/discoveries/rewards/public', 'query/viewingRegion'],
    ['/api/discoveries/rewards/public?viewingRegion=FR', 'query/viewingRegion'],
    ['/api/discoveries/rewards/public?viewingRegion=GB&limit=0', 'query/limit'],
    ['/api/discoveries/rewards/public?viewingRegion=GB&limit=ten', 'query/limit'],
    ['/api/discoveries/rewards/public?viewingRegion=GB&limit=1&limit=2', 'query/limit'],
    ['/api/discoveries/rewards/public?viewingRegion=GB&sort=best', 'query/sort'],
    ['/api/discoveries/rewards/public?viewingRegion=GB&colour=red', 'query/colour'],
    ['/api/rewards/spend/no-such-id!/public?viewingRegion=GB', 'path/rewardId'],
    ['/discovery/public/UPPER?viewingRegion=GB', 'path/brandPath'],
  ])('%s', async (path, field) => {
    const { status, body } = await sandbox.call<ProblemBody>(path)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.errors?.map((error) => error.path)).toEqual([field])
  })

  test.each([
    [{ json: {} }, 'body/rewardId'],
    [{ json: { rewardId: 7 } }, 'body/rewardId'],
    [{ json: { rewardId: '1', colour: 'red' } }, 'body/colour'],
    [{ json: null }, 'body'],
    [{ json: [] }, 'body'],
    [{ json: { rewardId: 'a\0b' } }, 'body'],
    [{ body: '{"rewardId":' }, 'body'],
    [{ body: '' }, 'body'],
    [{ body: 'rewardId=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 'body'],
    [{ json: { rewardId: '1' }, headers: { 'idempotency-key': 'short' } }, 'header/Idempotency-Key'],
    [{ json: { rewardId: '1' }, headers: { 'idempotency-key': undefined } }, 'header/Idempotency-Key'],
  ])('an exchange with %j', async (init, field) => {
    const { status, body } = await member.call<ProblemBody>('/api/exchanges', { method: 'POST', ...init })
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]])
  })

  test('a body over 1 MiB is 413, sent at once or in pieces', async () => {
    const body = JSON.stringify({ rewardId: 'x'.repeat(1024 * 1024) })
    const { status } = await member.call('/api/exchanges', { body })
    expect(status).toBe(413)
    const streamed = await fetch(`${sandbox.origin}/api/exchanges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  test('another method is 405 and names the right one', async () => {
    const { status, headers } = await sandbox.call('/api/exchanges', { method: 'DELETE' })
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('an address outside everything carries the security headers of the web’s host', async () => {
    const { status, headers } = await sandbox.call('/nothing/of/the/kind')
    expect(status).toBe(404)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each([
    '/api/balances',
    '/discovery/categories?viewingRegion=GB',
    '/b2c/v1/plans',
    '/referrals/order',
    '/flights/graphql',
    '/content/spaces/clubhouse/environments/master/entries',
    '/content/files/nothing',
    '/_sandbox/health',
    '/events/analytics',
    '/images/content/hero-public?w=40',
    '/identity/.well-known/openid-configuration',
    '/identity/settings',
    '/partners/airline/jwks',
    '/payments/sessions/none',
    '/kestrel-red/config.json',
    '/api/nothing',
  ])('no browser guesses what kind of file the answer of %s is', async (path) => {
    expect((await sandbox.call(path)).headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an unknown path is 404 and names the nearest operation', async () => {
    const { status, body } = await sandbox.call<ProblemBody>('/api/profile')
    expect(status).toBe(404)
    expect(body.message).toContain('getProfile: GET /api/profiles')
  })
})

describe('a body nested 100,000 deep is refused with one sentence', () => {
  const depth = 100_000
  const tooDeep = 'The body is nested deeper than 64 levels.'

  test.each([
    ['/api/exchanges', tooDeep],
    ['/discovery/public/copperpot-coffee', tooDeep],
    ['/b2c/v1/user-events', tooDeep],
    ['/referrals/order', tooDeep],
    ['/flights/graphql', tooDeep],
    ['/content/spaces/clubhouse/environments/master/entries', tooDeep],
    ['/_sandbox/members', tooDeep],
    ['/events/analytics', tooDeep],
    ['/identity/token', /^only application\/x-www-form-urlencoded content-type bodies are supported/],
    ['/identity/settings', 'We could not sign you in'],
    ['/partners/airline/authorize', 'This cannot go on'],
    ['/payments/checkout/none', 'Something went wrong'],
    ['/kestrel-red/', tooDeep],
  ])('%s', async (path, sentence) => {
    const headers = path.startsWith('/content/') ? { authorization: `Bearer ${contentDelivery.token}` } : {}
    const bodies = ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)]
    for (const body of bodies) {
      const reply = await member.call(path, { method: 'POST', body, headers })
      expect([path, reply.status]).toEqual([path, 400])
      expect(sentenceOf(reply.body)).toMatch(sentence)
    }
    expect((await sandbox.call('/_sandbox/health')).status).toBe(200)
  })

  test('and one of 64 levels is read', async () => {
    const path = '/api/exchanges'
    const deep = (levels: number) => `{"rewardId":"[","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    const { body } = await member.call<ProblemBody>(path, { body: deep(64) })
    expect(body.errors?.map((error) => error.path)).toEqual(['body/x'])
    expect((await member.call<ProblemBody>(path, { body: deep(65) })).body.errors?.[0]?.path).toBe('body')
  })
})

describe('members only', () => {
  const membersOnly = [
    '/api/profiles',
    '/api/balances',
    '/api/vouchers',
    '/api/orders',
    '/b2c/v1/accounts/me/balances',
    '/discovery/copperpot-coffee?viewingRegion=GB',
    '/api/discoveries/rewards?viewingRegion=GB',
  ]

  test.each(membersOnly)('%s without a token is 401', async (path) => {
    const { status, body, headers } = await sandbox.call<ProblemBody>(path)
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
    expect(headers.get('www-authenticate')).toContain('Bearer')
  })

  test.each(membersOnly)('%s with tokens is 200', async (path) => {
    expect((await member.call(path)).status).toBe(200)
  })

  test('a token without its id token, or with the id token of somebody else, is 401', async () => {
    const walks = await Promise.all(
      [member, await sandbox.member('gb.low')].map((each) =>
        new IdentityWalk(sandbox.origin, '/kestrel-red').tokens(each),
      ),
    )
    const [mine, other] = walks
    const authorization = `Bearer ${mine?.accessToken}`
    expect((await sandbox.call('/api/balances', { headers: { authorization } })).status).toBe(401)
    expect(
      (await sandbox.call('/api/balances', { headers: { authorization, 'x-id-token': other?.idToken ?? '' } })).status,
    ).toBe(401)
    expect(
      (
        await sandbox.call('/api/balances', {
          headers: { authorization: 'Bearer x.y.z', 'x-id-token': mine?.idToken ?? '' },
        })
      ).status,
    ).toBe(401)
  })

  test('a token that lacks the scope is 403', async () => {
    const walk = new IdentityWalk(sandbox.origin, '/kestrel-red')
    const request = walk.authorizationRequest({ scope: 'openid profile email red_api offline_access' })
    const back = await walk.signIn(request, member)
    const answer = (await (
      await walk.exchange(back.searchParams.get('code') ?? '', request.verifier)
    ).json()) as Record<string, string>
    const { status, body } = await sandbox.call<ProblemBody>('/api/balances', {
      headers: { authorization: `Bearer ${answer['access_token']}`, 'x-id-token': answer['id_token'] ?? '' },
    })
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('what the sample member sees', () => {
  test('the profile, the two balances and the lists are those of the contract', async () => {
    expect((await member.call<object>('/api/balances')).body).toEqual({ usable: 24_650, current: 25_900 })
    expect((await member.call<object>('/api/profiles')).body).toMatchObject({
      redUserId: member.memberId,
      email: member.email,
      points: { current: 25_900 },
    })
    expect((await member.call('/b2c/v1/accounts/me/balances')).body).toEqual([{ currency: 'VRED', balance: 24_650 }])
    expect((await member.call<{ total: number; moreAvailable: boolean }>('/api/vouchers')).body).toMatchObject({
      total: 14,
      offset: 0,
      limit: 12,
      moreAvailable: true,
    })
    expect((await member.call<{ orders: unknown[] }>('/api/orders')).body.orders).toHaveLength(6)
  })

  test('incentive codes are kept [API-20]', async () => {
    const { status } = await member.call('/b2c/v1/user-events', { json: { codes: ['SUMMER-500', 'SPRING'] } })
    expect(status).toBe(204)
    const { body } = await sandbox.call<{ events: { code: string }[] }>(`/_sandbox/members/${member.email}`)
    expect(body.events.map(({ code }) => code)).toEqual(['SUMMER-500', 'SPRING'])
  })

  test('who opted out of alcohol is not offered any [DIS-15]', async () => {
    const alcohol = '/api/discoveries/rewards?viewingRegion=GB&tag=content.alcohol'
    const restricted = await sandbox.member('gb.restricted')
    expect((await member.call<{ rewards: unknown[] }>(alcohol)).body.rewards).not.toHaveLength(0)
    expect((await restricted.call<{ rewards: unknown[] }>(alcohol)).body.rewards).toHaveLength(0)
  })
})

describe('nothing that a client sends ends the process', () => {
  const post = (path: string, body: string, length = body.length) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

  test.each([
    ['a broken percent sign', get('/api/%zz')],
    ['a NUL in a path', get('/api/rewards/spend/%00/public?viewingRegion=GB')],
    ['a NUL in a control query', get('/_sandbox/requests?member=%00')],
    ['no HTTP at all', 'NONSENSE\r\n\r\n'],
    ['a negative length', post('/api/exchanges', '', -1)],
    ['a GraphQL document that ends too early', post('/flights/graphql', '{"query":"{"}')],
    ['a GraphQL document without end', post('/flights/graphql', JSON.stringify({ query: '{a'.repeat(300_000) }))],
    ['an address of 100 kB', get(`/${'a'.repeat(100_000)}`)],
    ['twenty thousand brackets', post('/api/exchanges', '['.repeat(20_000))],
    ['half a surrogate pair', post('/api/exchanges', '{"rewardId":"\\ud800"}')],
    ['a way out of the web root', get('/kestrel-red/%2e%2e/%2e%2e/etc/passwd')],
    ['bytes that are no text, at the identity provider', get('/identity/%00%ff')],
  ])('%s', async (_what, bytes) => {
    expect(await sendRaw(Number(new URL(sandbox.origin).port), bytes)).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect((await sandbox.call('/_sandbox/health')).status).toBe(200)
  })
})

/** What comes back for these very bytes, until the server closes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}

/** What an answer says to a person: a problem, an error of GraphQL or of the identity provider, or a page. */
function sentenceOf(body: unknown): string {
  if (typeof body === 'string') return /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? body
  const { message, error_description: description, errors } = body as Record<string, unknown>
  const [first] = Array.isArray(errors) ? (errors as { message?: string }[]) : []
  return String(message ?? description ?? first?.message)
}

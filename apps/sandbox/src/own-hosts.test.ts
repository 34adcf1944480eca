import { request as send, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { runtimeConfiguration } from './configuration.ts'
import { TestSandbox } from './testing/test-sandbox.ts'

type Configuration = ReturnType<typeof runtimeConfiguration>

let sandbox: TestSandbox
let port: string

beforeAll(async () => {
  sandbox = await TestSandbox.start({ separateOrigins: true })
  port = new URL(sandbox.origin).port
})
afterAll(() => sandbox.close())

const clubHosts = [
  'app.club.localhost',
  'api.club.localhost',
  'referral.club.localhost',
  'content.club.localhost',
  'images.club.localhost',
  'id.club.localhost',
]
const published = '/api/discoveries/rewards/public?viewingRegion=GB&limit=1'
const appOrigin = () => `http://app.club.localhost:${port}`
const preflight = (headers: string) => ({
  origin: appOrigin(),
  'access-control-request-method': 'POST',
  'access-control-request-headers': headers,
})

test('the app is told of a host for each service, the payment provider and the partners on other sites', async () => {
  const { text } = await ask('app.club.localhost', '/kestrel-red/config.json')
  const { origin, hosts, identity, payments, partners, referralWidget, services }: Configuration = JSON.parse(text)
  const origins = [
    origin,
    ...Object.values(hosts),
    identity.authority,
    payments.script,
    partners.VAA.authorizeUrl,
    referralWidget,
    ...Object.values(services),
  ].map((address) => new URL(address).hostname)
  expect([...new Set(origins)]).toEqual([...clubHosts, 'payments.provider.localhost', 'partners.elsewhere.localhost'])
})

describe('each service answers on its own host alone', () => {
  test.each([
    ['app.club.localhost', '/kestrel-red/config.json'],
    ['api.club.localhost', published],
    ['id.club.localhost', '/identity/.well-known/openid-configuration'],
    ['content.club.localhost', '/content/spaces/clubhouse?access_token=sandbox-delivery-token'],
    ['images.club.localhost', '/images/content/hero-public?w=32'],
    ['payments.provider.localhost', '/payments/provider.js'],
    ['partners.elsewhere.localhost', '/referral-partner/widget.js'],
    ['partners.elsewhere.localhost', '/partners/airline/.well-known/openid-configuration'],
  ])('%s%s', async (own, path) => {
    expect((await ask(own, path)).status).toBe(200)
    const other = own === 'app.club.localhost' ? 'api.club.localhost' : 'app.club.localhost'
    for (const host of [other, 'localhost', '127.0.0.1', 'club.example']) {
      const refused = await ask(host, path)
      expect(refused.status, host).toBe(421)
      expect(refused.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('and the sandbox is controlled by the name of this machine, or from the app’s developer tools', async () => {
    expect((await ask('localhost', '/_sandbox/health')).status).toBe(200)
    expect((await ask('app.club.localhost', '/_sandbox/health')).status).toBe(200)
    expect((await ask('api.club.localhost', '/_sandbox/health')).status).toBe(421)
    const fromPartner = { origin: `http://partners.elsewhere.localhost:${port}` }
    expect((await ask('app.club.localhost', '/_sandbox/health', fromPartner)).status).toBe(403)
  })
})

describe('pages of the app alone read across origins', () => {
  test.each([
    ['api.club.localhost', '/api/exchanges', 'authorization,content-type,idempotency-key,x-id-token'],
    ['api.club.localhost', '/flights/graphql', 'authorization,content-type'],
    ['api.club.localhost', '/events/analytics', 'content-type'],
    ['referral.club.localhost', '/referrals/sharelink', 'authorization'],
  ])('a call to %s%s', async (host, path, headers) => {
    const asked = await ask(host, path, preflight(headers), 'OPTIONS')
    expect(asked.status).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe(appOrigin())
    expect(asked.headers['access-control-allow-headers']?.toLowerCase()).toBe(headers)
    expect(asked.headers.vary).toMatch(/Origin/)
    const foreign = await ask(host, path, { origin: `http://partners.elsewhere.localhost:${port}` }, 'POST')
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('tokens, which are the app’s', async () => {
    const renewal = (origin: string) => {
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
      const form = 'grant_type=refresh_token&refresh_token=none&client_id=clubhouse-web'
      return ask('id.club.localhost', '/identity/token', headers, 'POST', form)
    }
    const [own, foreign] = await Promise.all([appOrigin(), `http://partners.elsewhere.localhost:${port}`].map(renewal))
    expect(own?.status).toBe(400)
    expect(own?.headers['access-control-allow-origin']).toBe(appOrigin())
    expect(foreign?.status).toBe(400)
    expect(foreign?.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('and how long to wait, which the app obeys', async () => {
    const { headers } = await ask('api.club.localhost', published, { origin: appOrigin() })
    expect(headers['access-control-expose-headers']).toContain('Retry-After')
  })
})

describe('what a page of the app may do', () => {
  const policy = async (path: string) => {
    const { headers } = await ask('app.club.localhost', path)
    return new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((line) => [line.split(' ', 1)[0] ?? '', line.split(' ').slice(1)]),
    )
  }
  const at = (...hosts: string[]) => hosts.map((host) => `http://${host}:${port}`)

  test('is said by the addresses of its configuration', async () => {
    const rules = await policy('/kestrel-red/')
    expect(rules.get('connect-src')).toEqual([`'self'`, ...at(...clubHosts)])
    expect(rules.get('img-src')).toEqual([
      `'self'`,
      'data:',
      ...at('app.club.localhost', 'images.club.localhost', 'content.club.localhost'),
    ])
    expect(rules.get('frame-src')?.slice(0, 4)).toEqual([
      `'self'`,
      ...at('app.club.localhost', 'id.club.localhost', 'content.club.localhost'),
    ])
    expect(rules.get('script-src')).toEqual([`'self'`])
  })
})

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Asks this machine by a name that the system's resolver need not know. */
function ask(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const address = `${sandbox.origin}${path}`
    send(address, { method, headers: { ...headers, host: `${host}:${port}` }, setHost: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
      .on('error', reject)
      .end(body)
  })
}

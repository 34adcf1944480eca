import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPageRenderer } from './pages/page-renderer.ts'
import { keepPages } from './pages/published-pages.ts'
import { createHost } from './create-host.ts'
import { sampleConfig } from './testing/sample-config.ts'

const script = `console.log(${JSON.stringify('script '.repeat(200))})`
const page = (what: string) =>
  `<!doctype html><title>${what}</title><style nonce="__CSP_NONCE__">p{}</style><p>${what}</p>`

const siteMap = '<urlset><url><loc>https://club.example/kestrel-red/first</loc></url></urlset>'

const folder = mkdtempSync(join(tmpdir(), 'web-root-'))
const files: Record<string, string | Buffer> = {
  'secret.txt': 'secret',
  'web/index.html': page('app'),
  'web/silent-login.html': page('silent'),
  'web/social-post.html': page('post'),
  'web/referral-widget.html': page('widget'),
  'web/assets/app-1a2b.js': script,
  'web/assets/app-1a2b.js.br': brotliCompressSync(script),
  'web/assets/app-1a2b.js.gz': gzipSync(script),
  'web/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/.env': 'hidden',
  'web/.vite/build.json': JSON.stringify({
    version: '1',
    basePath: '/',
    id: 'x',
    inlineScripts: ['sha256-ofTheBuild='],
  }),
  'web/prerendered/index.html': page('home for visitors'),
  'web/prerendered/en-us/index.html': page('US home for visitors'),
  // Renders what it is asked for, except for members' pages and what is nowhere.
  'renderer.mjs': `
    import { parentPort } from 'node:worker_threads'
    let made = 0
    parentPort.on('message', ({ id, kind, path }) => parentPort.postMessage({ id, ...answer(kind, path) }))
    function answer(kind, path) {
      if (path === 'sitemap.xml') return { kind: 'file', content: ${JSON.stringify(siteMap)} }
      if (path === 'manifest.webmanifest') return { kind: 'file', content: '{"name":"Club"}' }
      if (path === 'robots.txt') return { kind: 'file', content: 'User-agent: *' }
      if (path.startsWith('/broken')) return { kind: 'failed', reason: 'on purpose' }
      const status = path.startsWith('/nowhere') ? 404 : 200
      if (kind === 'match' && path === '/my-rewards') return { kind: 'shell', status, html: ${JSON.stringify(page('app with its parts'))} }
      if (kind === 'match' || path.startsWith('/account')) return { kind: 'shell', status }
      return { kind: 'page', status, html: ${JSON.stringify(page('rendered'))}.replace('<p>rendered', '<p>rendered ' + path + ' ' + ++made) }
    }`,
}

let app: FastifyInstance
let port: number
let publication = 'first'
/** The same host without a renderer, under https. */
let plain: FastifyInstance

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'web/assets/link.txt'))
  app = Fastify()
  const host = { basePath: '/kestrel-red', webRoot: join(folder, 'web') }
  const settings = { origin: '', basePath: '/kestrel-red', apiOrigin: '', token: '' }
  void app.register(
    createHost({
      ...host,
      config: sampleConfig(),
      pages: keepPages({
        renderer: startPageRenderer({ script: join(folder, 'renderer.mjs'), settings }),
        publication: () => publication,
      }),
    }),
  )
  plain = Fastify()
  void plain.register(createHost({ ...host, config: sampleConfig('https://club.example') }))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

interface Got {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Sends the path as it stands: `fetch` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const coding = response.headers['content-encoding']
        const content = Buffer.concat(chunks)
        const plain =
          coding === 'br' && method !== 'HEAD'
            ? brotliDecompressSync(content)
            : coding === 'gzip'
              ? gunzipSync(content)
              : content
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: plain.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}

describe('hashed files', () => {
  const path = '/kestrel-red/assets/app-1a2b.js'

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['', undefined],
    ['identity', undefined],
  ])('for "%s" come in %s, for ever', async (accepted, coding) => {
    const { status, headers, text } = await get(path, { 'accept-encoding': accepted })
    expect([status, headers['content-encoding'], text]).toEqual([200, coding, script])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  test('are not sent again to who has them', async () => {
    const first = await get(path, { 'accept-encoding': 'br' })
    const etag = first.headers.etag ?? ''
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  })

  test('tell their headers to HEAD', async () => {
    const { status, headers, text } = await get(path, { 'accept-encoding': 'br' }, 'HEAD')
    expect([status, headers['content-encoding'], text]).toEqual([200, 'br', ''])
    expect(Number(headers['content-length'])).toBe(brotliCompressSync(script).length)
  })

  test('that are gone are 404 and never a page, which a browser would run as a script', async () => {
    const { status, headers } = await get('/kestrel-red/assets/app-old.js')
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })
})

describe('pages', () => {
  test('carry a fresh nonce, in the policy and in the page', async () => {
    const nonces = await Promise.all(
      ['/kestrel-red/rewards', '/kestrel-red/rewards'].map(async (path) => {
        const { headers, text } = await get(path)
        const nonce = /style-src 'self' 'nonce-([\w-]{22})'/.exec(headers['content-security-policy'] as string)?.[1]
        expect(text).toContain(`<style nonce="${nonce}">`)
        expect(headers['cache-control']).toBe('no-cache')
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  test('may do nothing that the policy does not name', async () => {
    const { headers } = await get('/kestrel-red/')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      // The script that stands in each page is the build's, and no other is run.
      "script-src 'self' 'sha256-ofTheBuild=';",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ]) {
      expect(policy).toContain(rule)
    }
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('the page of a post runs the scripts of networks without an origin, framed by the app alone [CNT-31]', async () => {
    const { headers, text } = await get('/kestrel-red/social-post.html')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "frame-ancestors 'self'",
      "form-action 'none'",
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts',
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*'(?:unsafe|self)/)
    const nonce = /script-src [^;]*'nonce-([\w-]{22})'/.exec(policy)?.[1]
    expect(text).toContain(`nonce="${nonce}"`)
  })

  test('the page of the referral widget runs the partner’s script without an origin, and reaches nobody else [REF-02]', async () => {
    const { headers, text } = await get('/kestrel-red/referral-widget.html')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "frame-ancestors 'self'",
      "form-action 'none'",
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts',
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/allow-same-origin|https:|script-src[^;]*'(?:unsafe|self)/)
    const [, nonce, script] = /script-src 'nonce-([\w-]{22})' (\S+);/.exec(policy) ?? []
    expect(text).toContain(`nonce="${nonce}"`)
    expect(script).toMatch(/\/referral-partner\/$/)
    expect(policy).toContain(`connect-src ${script};`)
  })

  test('the page of silent sign-in may be framed by pages of the app’s own origin alone, and only runs the script in it', async () => {
    const { headers, text } = await get('/kestrel-red/silent-login.html')
    const [, nonce = ''] = /<style nonce="([\w-]+)">/.exec(text) ?? []
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /kestrel-red/policy-reports',
    ])
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(text).toContain('silent')
  })

  const policyOf = async (path: string, nonce: string) =>
    String((await get(path)).headers['content-security-policy'])
      .replaceAll(/'nonce-[\w-]+'/g, nonce)
      .split('; ')

  test.each(['', 'en-us/', 'world/', 'en/', 'EN-US/'])(
    'only where a card is entered (%ssubscription-payment) may the provider’s script and frame be loaded [SUB-06]',
    async (prefix) => {
      const usual = await policyOf('/kestrel-red/subscribe', 'nonce')
      const payment = await policyOf(`/kestrel-red/${prefix}subscription-payment/plus-yearly`, 'nonce')
      expect(payment.filter((rule) => !usual.includes(rule))).toEqual([
        "script-src 'self' http://127.0.0.1:4000/payments/provider.js",
        "frame-src 'self' http://localhost:4000 http://127.0.0.1:4000/payments/checkout/",
        'trusted-types card-payment-script',
      ])
      expect(usual.filter((rule) => !payment.includes(rule))).toEqual([
        "script-src 'self' 'sha256-ofTheBuild='",
        "frame-src 'self' http://localhost:4000 https://www.youtube-nocookie.com",
        'trusted-types dompurify',
      ])
    },
  )

  test.each([
    'subscribe',
    'subscription-payment',
    'brands/subscription-payment/x',
    'subscription-payment/x/y',
    'account',
  ])('%s loads nothing of the payment provider', async (path) => {
    expect((await policyOf(`/kestrel-red/${path}`, 'nonce')).join(' ')).not.toContain('127.0.0.1')
  })

  test.each([
    ['/kestrel-red/', '', 'home for visitors'],
    ['/kestrel-red/?utm_source=mail', '', 'home for visitors'],
    ['/kestrel-red/en-us', '', 'US home for visitors'],
    ['/kestrel-red/en-us/', 'theme=dark', 'US home for visitors'],
    ['/kestrel-red/', 'session-expected=1', 'app'],
    ['/kestrel-red/en-us', 'theme=dark; session-expected=1', 'app'],
    ['/kestrel-red/spend/100101', 'session-expected=1', 'app'],
    ['/kestrel-red/my-rewards?tab=orders', 'session-expected=1', 'app with its parts'],
    ['/kestrel-red/account', '', 'app'],
    ['/kestrel-red/broken', '', 'app'],
    ['/kestrel-red/index.html', '', 'app'],
  ])('%s with the cookie "%s" is: %s', async (path, cookie, what) => {
    const { status, headers, text } = await get(path, { cookie, 'accept-encoding': 'br, gzip' })
    expect([status, /<p>(.*)<\/p>/.exec(text)?.[1]]).toEqual([200, what])
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Cookie, Accept-Encoding'])
  })
})

test('a page is never in brotli, for which each answer would be compressed anew', async () => {
  for (const [accepted, coding] of Object.entries({ 'br, gzip;q=0.1': 'gzip', br: undefined }))
    expect((await get('/kestrel-red/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding)
})

describe('pages that are rendered when they are asked for', () => {
  const rendered = async (path: string, cookie = '') => {
    const { status, text } = await get(path, { cookie })
    return [status, /<p>(.*)<\/p>/.exec(text)?.[1]?.replace(/ \d+$/, '')]
  }
  const whole = async (path: string) => /<p>(.*)<\/p>/.exec((await get(path)).text)?.[1]

  test('are made once, however a visitor came', async () => {
    const first = await whole('/kestrel-red/brands/leaf')
    expect(first).toMatch(/^rendered \/brands\/leaf \d+$/)
    expect(await whole('/kestrel-red/brands/leaf')).toBe(first)
    expect(await whole('/kestrel-red/brands/leaf?utm_source=letter&gclid=x')).toBe(first)
  })

  test('are made for a query that changes them, whatever its order', async () => {
    const wine = await whole('/kestrel-red/spend?sort=cost&category=Wine')
    expect(wine).toMatch(/^rendered \/spend\?category=Wine&sort=cost/)
    expect(await whole('/kestrel-red/spend?category=Wine&sort=cost')).toBe(wine)
  })

  test('are made anew when something else is published', async () => {
    const before = await whole('/kestrel-red/spend')
    publication = 'second'
    const after = await whole('/kestrel-red/spend')
    expect(after).not.toBe(before)
    expect(await whole('/kestrel-red/spend')).toBe(after)
  })

  test.each([
    ['/kestrel-red/nowhere/at/all', '', [404, 'rendered /nowhere/at/all']],
    ['/kestrel-red/nowhere/at/all', 'session-expected=1', [404, 'app']],
    ['/kestrel-red/spend', 'session-expected=1', [200, 'app']],
  ])('%s with the cookie "%s" has a true status and the app’s page: %j', async (path, cookie, want) => {
    expect(await rendered(path, cookie)).toEqual(want)
  })
})

describe('every kind of answer carries the security headers', () => {
  const kinds: [string, string, number][] = [
    ['a page', '/kestrel-red/', 200],
    ['the shell', '/kestrel-red/account', 200],
    ['a page in a frame', '/kestrel-red/silent-login.html', 200],
    ['a script', '/kestrel-red/assets/app-1a2b.js', 200],
    ['a script that is gone', '/kestrel-red/assets/app-old.js', 404],
    ['a file that is not there', '/kestrel-red/nothing.txt', 404],
    ['the way in', '/', 302],
    ['the way to the base', '/kestrel-red', 302],
    ['the configuration', '/kestrel-red/config.json', 200],
    ['robots.txt', '/robots.txt', 200],
    ['the icon', '/favicon.ico', 200],
    ['a page that is not there', '/kestrel-red/nowhere', 404],
    ['the site map', '/kestrel-red/sitemap.xml', 200],
  ]

  test.each(kinds)('%s (%s, %i)', async (_kind, path, status) => {
    const { status: given, headers } = await get(path)
    const isFramed = path.endsWith('silent-login.html')
    expect(given).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining(isFramed ? "script-src 'nonce-" : "script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringMatching(/^(?:no-cache|no-store|public, max-age=31536000, immutable)$/),
    })
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${isFramed ? "'self'" : "'none'"}`)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/)
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['strict-transport-security']))
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('and what a caller has already', async () => {
    const { etag = '' } = (await get('/kestrel-red/assets/app-1a2b.js')).headers
    const { status, headers } = await get('/kestrel-red/assets/app-1a2b.js', { 'if-none-match': etag })
    expect([status, headers['x-content-type-options']]).toEqual([304, 'nosniff'])
  })

  test.each(kinds.slice(0, -2))('over https also strict transport: %s', async (_kind, path) => {
    const { headers } = await plain.inject({ url: path })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

describe('the ways in', () => {
  test.each([
    ['/', '/kestrel-red/'],
    ['/kestrel-red', '/kestrel-red/'],
    ['/kestrel-red?region=GB', '/kestrel-red/?region=GB'],
  ])('%s leads to %s', async (path, want) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([302, want])
  })

  test('the configuration names all hosts', async () => {
    const { headers, text } = await get('/kestrel-red/config.json')
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(text)).toMatchObject({
      origin: 'http://localhost:4000',
      hosts: { club: 'http://localhost:4000/api' },
      identity: { authority: 'http://localhost:4000/identity' },
    })
  })

  test('robots may read everything, and the icon is there', async () => {
    expect((await plain.inject({ url: '/robots.txt' })).body).toBe('User-agent: *\nAllow: /\n')
    expect((await plain.inject({ url: '/sitemap.xml' })).statusCode).toBe(404)
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  })

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', siteMap],
    ['/kestrel-red/sitemap.xml', 'application/xml; charset=utf-8', siteMap],
    ['/kestrel-red/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{"name":"Club"}'],
  ])('robots and home screens find %s as the renderer makes it', async (path, type, want) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type'], text]).toEqual([200, type, want])
  })

  test.each([
    '/kestrel-red/assets/..%2f..%2f..%2fsecret.txt',
    '/kestrel-red/..;/secret.txt',
    '/kestrel-red/secret.txt%00.js',
    `/kestrel-red/${encodeURIComponent(join(folder, 'secret.txt'))}`,
    `/kestrel-red/${join(folder, 'secret.txt')}`,
    '/kestrel-red/assets/link.txt',
    '/kestrel-red/prerendered/index.html',
    '/kestrel-red/assets/app-1a2b.js.br',
    // Under other spellings it would be kept in memory once for each.
    '/kestrel-red/assets//app-1a2b.js',
    '/kestrel-red//assets/app-1a2b.js',
  ])('%s leads nowhere', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBeOneOf([400, 404])
    expect(text).not.toMatch(/^secret|hidden|inlineScripts|console/)
  })
})

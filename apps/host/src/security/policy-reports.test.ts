import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { createHost } from '../create-host.ts'
import { sampleConfig } from '../testing/sample-config.ts'

const origin = 'http://localhost:4000'
const address = '/kestrel-red/policy-reports'
const page = `${origin}/kestrel-red/order/7c9e6679-7425-40de-944b-e07fc1f90ae7/Ada%20Archer?code=s3cret#mine`
const asFirefoxSends = {
  'csp-report': {
    'document-uri': page,
    'blocked-uri': 'https://evil.example/track?member=ada@kestrel.test',
    'effective-directive': 'img-src',
    'source-file': `${origin}/kestrel-red/assets/app-1a2b.js?x=1`,
    'line-number': 12,
    'script-sample': 'Dear Ada',
    referrer: 'https://mail.example/ada',
  },
}
const asChromiumSends = [
  {
    type: 'csp-violation',
    age: 5,
    url: page,
    user_agent: 'A browser of a person',
    body: {
      documentURL: page,
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      sample: 'Dear Ada',
      lineNumber: 3,
    },
  },
  { type: 'deprecation', body: { id: 'unload' } },
]

let lines: string[]
let app: ReturnType<typeof Fastify>

beforeEach(() => {
  lines = []
  app = Fastify()
  void app.register(
    createHost({
      config: sampleConfig(origin),
      basePath: '/kestrel-red',
      webRoot: undefined,
      log: (line) => lines.push(line),
    }),
  )
})

async function send(report: unknown, type = 'application/reports+json') {
  const payload = typeof report === 'string' ? report : JSON.stringify(report)
  return (await app.inject({ method: 'POST', url: address, headers: { 'content-type': type }, payload })).statusCode
}

describe('what browsers report of the policy', () => {
  test.each(['/kestrel-red/config.json', '/kestrel-red/assets/none.js'])(
    'has an address in the answer of %s; and a name over https, for which Chromium would leave the address over http',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toMatch(/; report-uri \/kestrel-red\/policy-reports$/)
      expect(JSON.stringify(headers)).not.toMatch(/report-to|reporting-endpoints/)
      const secure = Fastify()
      const config = sampleConfig('https://club.example')
      void secure.register(createHost({ config, basePath: '/kestrel-red', webRoot: undefined }))
      const { headers: secured } = await secure.inject({ url })
      expect(secured['content-security-policy']).toMatch(
        /; report-to policy; report-uri \/kestrel-red\/policy-reports$/,
      )
      expect(secured['reporting-endpoints']).toBe(`policy="${address}"`)
    },
  )

  test('is logged once, with the rule, the site, the page and the file, and with nothing of a person', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await send(asFirefoxSends, 'application/csp-report')).toBe(204)
      expect(await send(asChromiumSends)).toBe(204)
    }
    expect(lines).toEqual([
      'policy violation: img-src blocked https://evil.example at /kestrel-red/order/*/* (/kestrel-red/assets/app-1a2b.js:12)',
      'policy violation: style-src-attr blocked inline at /kestrel-red/order/*/*',
    ])
  })

  test('fills no log, however much of it comes', async () => {
    const on = (path: string) => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src', documentURL: path } })
    const pages = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `${origin}/${'a'.repeat(index % 20)}/${'b'.repeat(Math.floor(index / 20))}`,
      )
    expect(await send(pages(60).map(on))).toBe(204)
    expect(lines).toHaveLength(20)
    for (const path of pages(300)) await send([on(path)])
    expect(lines).toHaveLength(201)
    expect(lines.at(-1)).toBe('policy violation: no further kinds are logged')
    expect(await send(pages(1_000).map(on))).toBe(413)
  })

  test.each([
    ['no JSON', '{"csp-report":', 400],
    ['deep', '['.repeat(10_000) + ']'.repeat(10_000), 204],
    ['nothing', '', 204],
    ['a number', '7', 204],
    ['of another shape', '{"csp-report":[7]}', 204],
    ['a rule with a line break', { 'csp-report': { 'effective-directive': 'img-src\nforged line' } }, 204],
    ['a rule of no kind', { 'csp-report': { 'effective-directive': { toString: 1 } } }, 204],
  ])('that is %s logs nothing', async (_what, report, status) => {
    expect(await send(report)).toBe(status)
    expect(lines).toEqual([])
  })
})

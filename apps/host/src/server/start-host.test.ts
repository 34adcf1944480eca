import { createHmac } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { HostArguments } from '../config/read-arguments.ts'
import { makeBuild, version, type MadeBuild } from '../testing/make-build.ts'
import { type RunningHost, startHost } from './start-host.ts'

const secret = 's'.repeat(64)
const running: { host: RunningHost; folder: string }[] = []

afterEach(async () => {
  for (const { host, folder } of running.splice(0)) {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

interface Started extends MadeBuild {
  host: RunningHost
  lines: string[]
}

async function start(change: Partial<HostArguments> = {}, made = makeBuild(change)): Promise<Started> {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const host = await startHost(made.given, { version, publishSecret: secret, log })
  running.push({ host, folder: made.folder })
  return { ...made, host, lines }
}

const club = '/kestrel-red'

/** Sends the address as it stands, which `fetch` would tidy up. */
function get({ host }: Started, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(host.origin)
    request({ hostname, port, path, agent: false, ...options }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
      .on('error', reject)
      .end()
  })
}

/** Sends bytes, and returns all that comes back until the connection ends. */
function send({ host }: Started, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(host.origin)
    let got = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part: string) => (got += part))
    socket.on('close', () => resolve(got)).on('error', reject)
  })
}

function publish(started: Started, signing = secret) {
  const headers = {
    'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp',
    'x-contentful-timestamp': String(Date.now()),
  }
  const list = Object.entries(headers).map(([name, value]) => `${name}:${value}`)
  const canonical = ['POST', '/-/publish', list.join(';'), '{}'].join('\n')
  const signature = createHmac('sha256', signing).update(canonical).digest('hex')
  return fetch(`${started.host.origin}/-/publish`, {
    method: 'POST',
    body: '{}',
    headers: { ...headers, 'x-contentful-signature': signature, 'content-type': 'application/json' },
  })
}

describe('what is wrong at the start is one sentence', () => {
  const refused = async (made: MadeBuild, sentence: unknown, publishSecret = secret) => {
    const starting = startHost(made.given, { version, publishSecret, log: { write: () => undefined } })
    await expect(starting).rejects.toMatchObject({ name: 'PlainError', message: sentence })
    rmSync(made.folder, { recursive: true })
  }

  test('a folder that is not there', async () => {
    const made = makeBuild()
    rmSync(made.given.dist, { recursive: true })
    await refused(made, `There is no folder ${made.given.dist}: build the web app, or let --dist name where it is.`)
  })
  test('a folder without a build', async () => {
    const made = makeBuild()
    rmSync(join(made.given.dist, 'index.html'))
    await refused(made, `${made.given.dist} holds no whole build of the web app: npm run build makes one.`)
  })
  test('a build of another version', async () => {
    const made = makeBuild()
    made.write('dist/.vite/build.json', '{"version":"1.0.0","basePath":"/kestrel-red","id":"0123456789abcdef"}')
    await refused(made, expect.stringContaining('was built by version 1.0.0, and this host is version 9.8.7'))
  })
  test('a build for rendering that is of another build', async () => {
    const made = makeBuild()
    made.write('dist-server/build.json', '{"version":"9.8.7","basePath":"/kestrel-red","id":"ffff"}')
    await refused(made, expect.stringContaining('are of different builds: copy both from one.'))
  })
  test('no build for rendering', async () => {
    const made = makeBuild()
    rmSync(join(made.folder, 'dist-server'), { recursive: true })
    await refused(made, expect.stringContaining('for rendering pages: copy it from the same build'))
  })
  test('no configuration', async () => {
    const made = makeBuild({ config: '/nowhere/config.json' })
    await refused(made, 'There is no configuration /nowhere/config.json: --config names the file.')
  })
  test('a configuration that is no JSON', async () => {
    const made = makeBuild()
    made.write('config.json', '{"origin":')
    await refused(made, expect.stringMatching(/config\.json is not JSON: .*\.$/))
  })
  test('a configuration that is empty, as when a disk was full', async () => {
    const made = makeBuild()
    made.write('config.json', '')
    await refused(made, expect.stringMatching(/config\.json is not JSON: .*\.$/))
  })
  test('a configuration that is a folder', async () => {
    const made = makeBuild()
    made.given.config = made.folder
    await refused(made, `${made.folder} is a folder: --config names a file.`)
  })
  test('a build whose description of itself is cut short', async () => {
    const made = makeBuild()
    made.write('dist/.vite/build.json', '{"version":"9.8')
    await refused(made, `${made.given.dist} holds no whole build of the web app: npm run build makes one.`)
  })
  test('a configuration with a wrong field', async () => {
    const made = makeBuild()
    made.write('config.json', '{}')
    await refused(made, expect.stringMatching(/cannot be used:\n {2}"environment" is missing/))
  })
  test('no renderer', async () => {
    await refused(makeBuild({ renderer: '/nowhere.mjs' }), expect.stringContaining('There is no renderer /nowhere.mjs'))
  })
  test('a secret that anybody could guess', async () => {
    await refused(makeBuild(), expect.stringContaining('PUBLISH_SECRET must have at least 32 characters'), 'short')
  })
  test('a cache folder that is a file', async () => {
    const made = makeBuild()
    made.given.cache = join(made.folder, 'secret.txt')
    await refused(made, expect.stringContaining('cannot be used for copies of pages'))
  })
  test('a port that is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await refused(makeBuild({ port }), `Port ${port} is taken: stop what uses it, or let --port name another.`)
    await new Promise((resolve) => other.close(resolve))
  })
  test('an address that this machine does not have', async () => {
    const sentence = 'This machine has no address 192.0.2.1: let --host name one of its own.'
    await refused(makeBuild({ host: '192.0.2.1' }), sentence)
  })
})

describe('bad requests get a clean answer', () => {
  let host: Started
  beforeAll(async () => {
    host = await start()
    running.pop()
  })
  afterAll(async () => {
    await host.host.close()
    rmSync(host.folder, { recursive: true })
  })

  test.each([
    '/kestrel-red/../secret.txt',
    '/kestrel-red/%2e%2e/secret.txt',
    '/kestrel-red/..%2fsecret.txt',
    '/kestrel-red/%2e%2e%2fsecret.txt',
    '/kestrel-red/%252e%252e%252fsecret.txt',
    '/kestrel-red/..%5csecret.txt',
    '/kestrel-red/..\\secret.txt',
    '/kestrel-red/assets/....//....//secret.txt',
    '/kestrel-red/%c0%ae%c0%ae/secret.txt',
    '/kestrel-red/%u002e%u002e/secret.txt',
    '/kestrel-red/%uff0e%uff0e/secret.txt',
    '/kestrel-red/．．/secret.txt'.replaceAll('．', '%ef%bc%8e'),
    '/kestrel-red/assets/%00/secret.txt',
    '/kestrel-red/.env',
    '/kestrel-red/%2eenv',
    '/kestrel-red/.vite/build.json',
    '/kestrel-red//etc/passwd.txt',
    '/../../secret.txt',
    '/kestrel-red/%',
  ])('%s leads nowhere', async (path) => {
    const { status, headers, text } = await get(host, path)
    expect([400, 404]).toContain(status)
    expect(text).toMatch(/^(?:There is (?:no such file|nothing at this address)|The address cannot be read)\.\n$/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  test('headers that are too long', async () => {
    const got = await send(host, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(got).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\nThe headers are longer than 16384 bytes\.\n$/)
  })
  test.each([
    ['a header with a line break in its name', 'GET / HTTP/1.1\r\nHost: x\r\nX\rY: 1\r\n\r\n'],
    ['two lengths', 'POST /-/publish HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /-/publish HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no HTTP at all', '\x16\x03\x01\x02\x00'],
  ])('%s', async (_what, text) => {
    expect(await send(host, text)).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\nThe request is not HTTP\.\n$/)
  })
  test('an address that is too long', async () => {
    const { status, text } = await get(host, `${club}/${'x'.repeat(5_000)}`)
    expect([status, text]).toEqual([414, 'The address is longer than 4096 characters.\n'])
  })
  test('a body that is too large', async () => {
    const { origin } = host.host
    const post = (path: string, length: number) =>
      fetch(origin + path, {
        method: 'POST',
        body: 'x'.repeat(length),
        headers: { 'content-type': 'application/json' },
      })
    const answers = await Promise.all([post(`${club}/policy-reports`, 40_000), post('/-/publish', 3_000_000)])
    for (const answer of answers)
      expect([answer.status, await answer.text()]).toEqual([413, 'The body is too large.\n'])
  })
  test.each(['%0d%0aset-cookie:%20a=b', '%0d%0a%0d%0a<script>', '%E5%98%8A%E5%98%8Dset-cookie:a=b'])(
    'an address with %s writes no header of its own',
    async (injected) => {
      for (const path of [`${club}?x=${injected}`, `${club}/${injected}`, `/${injected}`]) {
        const { headers } = await get(host, path)
        expect(headers).not.toHaveProperty('set-cookie')
        expect(String(headers['location'] ?? '')).not.toMatch(/[\r\n]/)
      }
    },
  )
  test('a host in a header of the request, which goes into no answer', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }
    for (const path of ['/', club, `${club}/`, `${club}/config.json`])
      expect(JSON.stringify(await get(host, path, { headers }))).not.toMatch(/evil|gopher/)
    expect((await get(host, '/', { headers })).headers['location']).toBe('/kestrel-red/')
  })
  test('a method that nothing takes', async () => {
    expect(await get(host, `${club}/`, { method: 'DELETE' })).toMatchObject({ status: 404 })
  })
})

describe('pages go on', () => {
  test.each(['/dies', '/throws', '/fails'])('when the renderer meets %s, its page is the shell', async (path) => {
    const started = await start()
    expect(await get(started, club + path)).toMatchObject({ status: 200, text: expect.stringContaining('shell') })
    await expect
      .poll(async () => (await get(started, `${club}/spend`)).text, { timeout: 15_000 })
      .toContain('<p>/spend')
  })

  test('when half of the files are deleted: pages are there, what is gone is 404', async () => {
    const started = await start()
    const before = await get(started, `${club}/`)
    expect(before.text).toContain('<p>/ ')
    rmSync(join(started.given.dist, 'assets'), { recursive: true })
    rmSync(join(started.given.dist, 'index.html'))
    expect((await get(started, `${club}/`)).status).toBe(200)
    expect(await get(started, `${club}/`, { headers: { cookie: 'session-expected=1' } })).toMatchObject({
      status: 200,
      text: expect.stringContaining('shell'),
    })
    expect(await get(started, `${club}/assets/app-1a2b.js`)).toMatchObject({
      status: 404,
      text: 'There is no such file.\n',
    })
    expect(await get(started, '/-/ready')).toMatchObject({
      status: 503,
      text: 'The built web app is gone from its folder.\n',
    })
    expect((await get(started, '/-/health')).status).toBe(200)
  })

  test('when the cache folder is taken away', async () => {
    const made = makeBuild()
    made.given.cache = join(made.folder, 'cache')
    const started = await start({}, made)
    await get(started, `${club}/`)
    rmSync(made.given.cache, { recursive: true })
    writeFileSync(made.given.cache, 'now a file')
    expect((await get(started, `${club}/spend`)).text).toContain('<p>/spend')
    expect((await publish(started)).status).toBe(204)
  })

  test('over a restart, with the copies in the folder', async () => {
    const made = makeBuild()
    made.given.cache = join(made.folder, 'cache')
    const first = await start({}, made)
    await get(first, `${club}/spend`)
    await first.host.close()
    const second = await start({ renderer: undefined }, made)
    expect((await get(second, `${club}/spend`)).text).toContain('<p>/spend')
    expect(await (await fetch(`${second.host.origin}/-/metrics`)).text()).toMatch(
      /^host_pages_total\{from="disk"\} \d$/m,
    )
    expect(readdirSync(made.given.cache)).toEqual(['0123456789abcdef'])
  })
})

describe('the publish call', () => {
  test('has every page made anew, and no page when its signature is wrong', async () => {
    const started = await start()
    const page = async () => /<p>\/spend (\d+)/.exec((await get(started, `${club}/spend`)).text)?.[1]
    const first = await page()
    const refusal = await publish(started, 'w'.repeat(64))
    expect([refusal.status, await refusal.text()]).toEqual([403, 'The signature is wrong.\n'])
    expect(await page()).toBe(first)
    expect((await publish(started)).status).toBe(204)
    expect(Number(await page())).toBeGreaterThan(Number(first))
  })

  test('is not taken by a host that has no secret for it', async () => {
    const made = makeBuild()
    const host = await startHost(made.given, { version, publishSecret: undefined, log: { write: () => undefined } })
    running.push({ host, folder: made.folder })
    const answer = await publish({ ...made, host, lines: [] })
    expect([answer.status, await answer.text()]).toEqual([
      404,
      'No PUBLISH_SECRET is set, so no publish call is taken.\n',
    ])
  })
  test('is not forgotten over a restart', async () => {
    const made = makeBuild()
    made.given.cache = join(made.folder, 'cache')
    const first = await start({}, made)
    await get(first, `${club}/spend`)
    expect((await publish(first)).status).toBe(204)
    await first.host.close()
    const second = await start({}, made)
    await get(second, `${club}/spend`)
    expect(await (await fetch(`${second.host.origin}/-/metrics`)).text()).not.toContain('from="disk"')
  })
})

describe('the host tells how it is', () => {
  test('in metrics without addresses', async () => {
    const started = await start()
    await get(started, `${club}/spend`)
    await get(started, `${club}/spend`)
    const { headers, text } = await get(started, '/-/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toMatch(/^host_requests_total\{method="GET",status="2xx"\} 2$/m)
    expect(text).toMatch(/^host_pages_total\{from="memory"\} \d+$/m)
    expect(text).toMatch(/^host_request_seconds_count 2$/m)
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"/@]*"(?:,\w+="[^"/@]*")*\})? [\d.e+-]+)$/)
  })

  test('in lines of JSON without anything of a person', async () => {
    const started = await start()
    const headers = { cookie: 'session=s3cret', 'user-agent': 'A browser of Ada', 'x-forwarded-for': '203.0.113.9' }
    await get(started, `${club}/account/ada%40kestrel.test?code=s3cret&q=Ada`, { headers })
    await get(started, `${club}/fails?q=Ada`)
    await expect.poll(() => started.lines.length).toBeGreaterThan(3)
    const text = started.lines.join('')
    expect(text).toContain('"route":"/kestrel-red/*","status":200')
    expect(text).not.toMatch(/ada|s3cret|203\.0|127\.0\.0\.1"|hostname/i)
    for (const line of started.lines) expect(JSON.parse(line)).toHaveProperty('time')
  })

  test('ends when what is under way is answered, and takes nothing new', async () => {
    const started = await start()
    const { hostname, port } = new URL(started.host.origin)
    const socket = connect(Number(port), hostname)
    let got = ''
    socket.setEncoding('utf8').on('data', (part: string) => (got += part))
    socket.write('POST /-/publish HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n')
    await expect.poll(async () => (await get(started, '/-/metrics')).text).toMatch(/^host_requests_under_way 2$/m)
    const closing = started.host.close()
    // A proxy keeps this connection for more calls, which must not keep the host.
    await expect(get(started, `${club}/`)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
    socket.write('{}')
    await closing
    expect(got).toMatch(/^HTTP\/1\.1 403 [^]*\r\nconnection: close\r\n[^]*\r\n\r\nThe call is not signed\.\n$/i)
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type autocannon from 'autocannon'
import { clubAddress } from '../../club-address.ts'
import { budgets } from '../budgets.ts'
import { atMost, median, table, type Verdict } from '../report.ts'
import { load, openSlowClients, type Load } from './load.ts'
import { startServer, type StartedServer } from '../../start-server.ts'

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const here = (name: string) => join(import.meta.dirname, name)
const connections = [1, 8, 64, 512]
const codings = { plain: {}, gzip: { 'accept-encoding': 'gzip' } }
const megabyte = 1024 * 1024

/** How the host stands up to load: cached pages beside a plain static file server, many addresses, slow clients. */
export async function benchHost(): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'))
  const { pathname: basePath } = new URL(clubAddress)
  const servers: StartedServer[] = []
  try {
    const page = await savePage(folder, basePath)
    const configuration = join(folder, 'config.json')
    writeFileSync(configuration, await (await fetch(`${clubAddress}config.json`)).text())
    const args = ['--dist', root('apps/web/dist'), '--config', configuration, '--port', '0']
    const renderer = ['--renderer', here('instant-renderer.mjs')]
    const host = await startServer(root('apps/host/src/main.ts'), [...args, ...renderer], {
      ...deployedEnvironment(),
      BENCH_PAGE: page,
    })
    servers.push(host)
    const plain = await startServer(here('static-server.mjs'), [folder])
    servers.push(plain)
    const verdicts = await besideStatic(host, plain, basePath)
    verdicts.push(...(await withSlowClients(host, basePath)), ...(await manyAddresses(host, basePath)))
    return verdicts
  } finally {
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** The environment that the host is deployed with. */
function deployedEnvironment(): Record<string, string> {
  const unit = readFileSync(root('apps/host/deploy/club.service'), 'utf8')
  return Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** The club's own home page, as the renderer makes it: the placeholder where its answer had a nonce. */
async function savePage(folder: string, basePath: string): Promise<string> {
  const answer = await fetch(clubAddress)
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const file = join(folder, basePath, 'index.html')
  mkdirSync(join(folder, basePath), { recursive: true })
  writeFileSync(file, (await answer.text()).replaceAll(nonce, '__CSP_NONCE__'))
  return file
}

async function besideStatic(host: StartedServer, plain: StartedServer, path: string): Promise<Verdict[]> {
  const rows = [
    [
      'connections',
      'static/s',
      'host/s',
      'gzip/s',
      'static p99',
      'host p99',
      'gzip p99',
      'failed',
      'static, processor',
      'host, processor',
      'gzip, processor',
    ],
  ]
  const verdicts: Verdict[] = []
  // Warm, and the page in memory.
  for (const { origin } of [host, plain]) await load(origin + path, 8, { duration: 3 })
  for (const count of connections) {
    const measured: Record<string, ServerLoad> = {}
    const turns: Record<string, ServerLoad[]> = {}
    // In turns, so that what else the machine does meets all of them.
    for (let turn = 0; turn < 3; turn++) {
      const add = async (name: string, server: StartedServer, headers: Record<string, string>) =>
        (turns[name] ??= []).push(await loadServer(server, path, count, headers))
      await add('static', plain, {})
      for (const [name, headers] of Object.entries(codings)) await add(name, host, headers)
    }
    for (const [name, loads] of Object.entries(turns)) measured[name] = medianOf(loads)
    const of = (name: string): ServerLoad =>
      measured[name] ?? { answers: 0, perSecond: 0, p99: 0, failed: 1, processorMs: 0 }
    const failed = Object.values(measured).reduce((sum, each) => sum + each.failed, 0)
    rows.push([
      String(count),
      ...['static', 'plain', 'gzip'].map((name) => of(name).perSecond.toFixed(0)),
      ...['static', 'plain', 'gzip'].map((name) => `${of(name).p99} ms`),
      String(failed),
      ...['static', 'plain', 'gzip'].map((name) => `${of(name).processorMs.toFixed(2)} ms`),
    ])
    verdicts.push(
      atMost(
        `host, ${count} connections: static / host`,
        of('static').perSecond / of('plain').perSecond,
        budgets.host.timesSlower,
      ),
      // What else the machine does changes this least.
      atMost(
        `host, ${count} connections: processor time for a page, host / static`,
        of('plain').processorMs / of('static').processorMs,
        budgets.host.timesSlower,
      ),
      atMost(
        `host, ${count} connections: p99`,
        of('plain').p99,
        Math.max(of('static').p99, 2) * budgets.host.p99Times,
        ' ms',
      ),
      atMost(`host, ${count} connections: failed requests`, failed, 0),
    )
  }
  console.log(`\nCached pages beside a static file server\n${table(rows)}`)
  return verdicts
}

interface ServerLoad extends Load {
  /** Processor time of the server for each answer. */
  processorMs: number
}

async function loadServer(
  server: StartedServer,
  path: string,
  connections: number,
  headers: Record<string, string>,
): Promise<ServerLoad> {
  const before = server.processorSeconds()
  const loaded = await load(server.origin + path, connections, { headers, duration: 2 })
  return { ...loaded, processorMs: ((server.processorSeconds() - before) * 1_000) / loaded.answers }
}

function medianOf(loads: readonly ServerLoad[]): ServerLoad {
  return {
    answers: loads.reduce((sum, { answers }) => sum + answers, 0),
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    processorMs: median(loads.map(({ processorMs }) => processorMs)),
    p99: median(loads.map(({ p99 }) => p99)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function withSlowClients(host: StartedServer, path: string): Promise<Verdict[]> {
  const before = await load(host.origin + path, 8)
  const end = await openSlowClients(host.origin, path, 1_000)
  const during = await load(host.origin + path, 8)
  end()
  console.log(
    `\n1,000 clients that do not read: ${before.perSecond.toFixed(0)} pages/s and p99 ${before.p99} ms without them, ` +
      `${during.perSecond.toFixed(0)} and ${during.p99} ms beside them`,
  )
  return [
    atMost('host, beside slow clients: times slower', before.perSecond / during.perSecond, budgets.host.timesSlower),
    atMost('host, beside slow clients: failed requests', during.failed, 0),
  ]
}

/** 100,000 requests for 10,000 addresses: the memory after each twentieth of them, and the most that there ever was. */
async function manyAddresses(host: StartedServer, path: string): Promise<Verdict[]> {
  const resident: number[] = []
  let next = 0
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `${path}spend?search=${next++ % 10_000}`,
  })
  for (let round = 0; round < 20; round++) {
    await load(host.origin, 64, { amount: 5_000, requests: [{ setupRequest }] })
    const text = await (await fetch(`${host.origin}/-/metrics`)).text()
    resident.push(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / megabyte)
  }
  const peak = host.peakBytes() / megabyte
  console.log(
    `\nMemory over 100,000 requests for 10,000 addresses, in MB: ${resident.map((each) => each.toFixed(0)).join(', ')}; ` +
      `at most ${peak.toFixed(0)} in all that was measured`,
  )
  // Between two collections of garbage it goes up and down: medians of five do not.
  const growth = median(resident.slice(-5)) - median(resident.slice(5, 10))
  return [
    atMost('host, many addresses: growth of memory', growth, budgets.host.growthMegabytes, ' MB'),
    atMost('host: the most memory', peak, budgets.host.peakMegabytes, ' MB'),
  ]
}

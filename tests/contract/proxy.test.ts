import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createProxy, type Verdict, verdictPath } from './proxy/create-proxy.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

const list = '/api/discoveries/rewards/public?viewingRegion=GB&limit=3&categoryName=Wine&categoryName=Food'

test('sees nothing wrong with what the sandbox answers, and changes none of it [DCD-04]', async () => {
  const proxy = await proxyOf(sandbox.origin)
  const through = await fetch(`${proxy}${list}`)
  const straight = await fetch(`${sandbox.origin}${list}`)
  expect(await through.json()).toEqual(await straight.json())
  await fetch(`${proxy}/api/vouchers`)
  await fetch(`${proxy}/discovery/discoveries/brands?viewingRegion=US`)
  expect(await verdictOf(proxy)).toEqual({ calls: 3, violations: [] })
})

test.each([
  ['a field that is missing', 200, { paging: {}, rewards: [] }, 'hasMore'],
  ['a value of another type', 200, { paging: { hasMore: 'no' }, rewards: [] }, 'boolean'],
  ['a status that is not declared', 418, {}, 'status code'],
])('sees %s in an answer [DCD-04]', async (_what, status, body, word) => {
  const broken = await listen(
    createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }),
  )
  const proxy = await proxyOf(broken)
  await fetch(`${proxy}${list}`)
  const { violations } = await verdictOf(proxy)
  expect(violations.map(({ problems }) => problems.join(' ')).join(' ')).toContain(word)
})

test('sees a call that is in no document, and one that breaks its document though it was answered', async () => {
  const kind = await listen(
    createServer((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ paging: { hasMore: false }, rewards: [] }))
    }),
  )
  const proxy = await proxyOf(kind)
  await fetch(`${proxy}/api/no-such-path`)
  await fetch(`${proxy}/api/discoveries/rewards/public?viewingRegion=MARS`)
  const { violations } = await verdictOf(proxy)
  expect(violations.map(({ call }) => call)).toEqual([
    'GET /api/no-such-path 200',
    'GET /api/discoveries/rewards/public?viewingRegion=MARS 200',
  ])
})

test('drops what the sandbox drops, and leaves alone what a test asked for', async () => {
  const proxy = await proxyOf(sandbox.origin)
  await sandbox.control.addFault({ operationId: 'listPublicSpendRewards', drop: 'before' })
  await expect(fetch(`${proxy}${list}`)).rejects.toThrow()
  await sandbox.control.addFault({ operationId: 'listPublicSpendRewards', status: 599, body: {} })
  expect((await fetch(`${proxy}${list}`)).status).toBe(599)
  expect((await verdictOf(proxy)).violations).toEqual([])
})

async function proxyOf(upstream: string): Promise<string> {
  return listen(await createProxy(new URL(upstream)))
}

function listen(server: Server): Promise<string> {
  servers.push(server)
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`))
  })
}

async function verdictOf(proxy: string): Promise<Verdict> {
  return (await (await fetch(`${proxy}${verdictPath}`)).json()) as Verdict
}

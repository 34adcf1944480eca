import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { makeBuild, version } from '../testing/make-build.ts'
import { limits, refuseBrokenRequest } from './limits.ts'
import { startHost } from './start-host.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(maxConnections: number) {
  const { given, folder } = makeBuild({ maxConnections })
  const host = await startHost(given, { version, publishSecret: 's'.repeat(64), log: { write: () => undefined } })
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => host.close(),
  )
  const { hostname, port } = new URL(host.origin)
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname)
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { open, answerOf: async (path: string) => (await fetch(host.origin + path)).status }
}

/** A request whose end does not come. */
const begun = 'POST /-/publish HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n'

async function read(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
  return chunk
}

test('a connection too many is closed; those that are open go on, and one that ends makes room', async () => {
  const { open, answerOf } = await start(2)
  const [first, second] = [await open(), await open()]
  await once(await open(), 'close')
  first.write('GET /-/health HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await read(first)).toMatch(/^HTTP\/1\.1 200 /)
  second.destroy()
  await expect.poll(() => answerOf('/-/health').catch(() => 'closed')).toBe(200)
})

test('a request too many is told to come again, and is answered once another one has its answer', async () => {
  const { open, answerOf } = await start(3_000)
  const sockets = await Promise.all(Array.from({ length: limits.underWay }, open))
  for (const socket of sockets) socket.write(begun)
  const oneMore = await open()
  const ask = async () => {
    oneMore.write('GET /-/health HTTP/1.1\r\nHost: x\r\n\r\n')
    return await read(oneMore)
  }
  await expect.poll(ask).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 1\r\n[^]*Too many requests are under way\./)
  const [first] = sockets
  first?.write('{}')
  expect(first && (await read(first))).toMatch(/^HTTP\/1\.1 403 /)
  expect(await answerOf('/-/health')).toBe(200)
  // Who goes away without an answer makes room as well.
  for (const socket of sockets) socket.destroy()
  await expect.poll(ask).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request whose headers do not come is told that they took too long', async () => {
  const app = Fastify({
    http: { headersTimeout: 50, connectionsCheckingInterval: 20 },
    requestTimeout: 50,
    clientErrorHandler: refuseBrokenRequest,
  })
  ends.push(() => app.close())
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  ends.push(() => socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  expect(await read(socket)).toMatch(/^HTTP\/1\.1 408 [^]*\r\n\r\nThe request took too long to come\.\n$/)
})

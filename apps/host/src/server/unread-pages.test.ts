import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { boundUnreadPages } from './unread-pages.ts'

/** More than a connection takes that nobody reads. */
const page = Buffer.alloc(8 * 1024 * 1024, 'page ')
const sockets: Socket[] = []
let app: FastifyInstance

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function start(mostBytes: number) {
  app = Fastify()
  const unreadBytes = boundUnreadPages(app, mostBytes)
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(Buffer.from(page)))
  app.get('/file', (_request, reply) => reply.type('text/javascript').send(page))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (path: string, times = 1) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    sockets.push(socket.pause())
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
    return { socket, closed: once(socket, 'close') }
  }
  return { unreadBytes, open, read: async () => (await (await fetch(`${origin}/page`)).arrayBuffer()).byteLength }
}

test('of clients that do not read, those that began first are closed; those that read get their page', async () => {
  const { unreadBytes, open, read } = await start(3 * page.length)
  const first = await open('/page')
  await expect.poll(unreadBytes).toBe(page.length)
  await open('/page')
  await open('/page')
  await expect.poll(unreadBytes).toBe(3 * page.length)
  expect(await read()).toBe(page.length)
  first.socket.resume()
  await first.closed
  await expect.poll(unreadBytes).toBe(2 * page.length)
})

test('one client that asks for pages without end, and reads none, is closed', async () => {
  const { unreadBytes, open, read } = await start(3 * page.length)
  await open('/page', 20)
  await expect.poll(() => read().then(unreadBytes)).toBe(0)
})

test('a client that goes away is forgotten, and files count for nothing, of which there is one', async () => {
  const { unreadBytes, open } = await start(3 * page.length)
  await open('/file', 5)
  const leaving = await open('/page')
  await expect.poll(unreadBytes).toBe(page.length)
  leaving.socket.destroy()
  await expect.poll(unreadBytes).toBe(0)
})

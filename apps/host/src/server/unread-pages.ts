import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Bounds the memory of pages that clients asked for and do not read: each answer has a page of its own, with its nonce, while
 * a file is in memory once. Beyond so many bytes the connection that has not read for the longest is closed. Returns the
 * bytes that wait to be read.
 */
export function boundUnreadPages(app: FastifyInstance, mostBytes: number): () => number {
  const sizes = new WeakMap<FastifyRequest, number>()
  const waiting = new Map<Socket, number>()
  let bytes = 0

  const add = (socket: Socket, change: number) => {
    const left = (waiting.get(socket) ?? 0) + change
    bytes += change
    if (left > 0) waiting.set(socket, left)
    else waiting.delete(socket)
  }
  const forget = (socket: Socket) => add(socket, -(waiting.get(socket) ?? 0))

  app.server.on('connection', (socket: Socket) => socket.once('close', () => forget(socket)))
  app.addHook('onSend', async ({ raw: { socket } }, reply, payload) => {
    if (
      Buffer.isBuffer(payload) &&
      !socket.destroyed &&
      String(reply.getHeader('content-type')).startsWith('text/html')
    ) {
      sizes.set(reply.request, payload.length)
      add(socket, payload.length)
      for (const slowest of waiting.keys()) {
        if (bytes <= mostBytes) break
        forget(slowest)
        slowest.destroy()
      }
    }
    return payload
  })
  app.addHook('onResponse', async (request) => {
    const { socket } = request.raw
    // One that was closed has been forgotten with all that it waited for.
    if (waiting.has(socket)) add(socket, -(sizes.get(request) ?? 0))
  })
  return () => bytes
}

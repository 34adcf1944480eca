import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

export const limits = {
  headerBytes: 16 * 1024,
  /** Of the address with its query. */
  urlCharacters: 4_096,
  bodyBytes: 64 * 1024,
  /** Of a publish call, which holds the whole entry. */
  publishBytes: 2 * 1024 * 1024,
  headersMs: 15_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  /** A connection on which nothing moves. */
  idleMs: 120_000,
  /** What a visitor waits for a page of which there is no copy; then the app draws it. */
  visitorMs: 2_500,
  /** Requests that wait for their answer to begin. */
  underWay: 2_000,
  /** Pages that wait for clients to read them: 10,000 that are compressed. */
  unreadBytes: 256 * 1024 * 1024,
  /** From the wish to end until what is still under way is broken off. */
  closingMs: 10_000,
} as const

/** Refuses what is too long and what is too much at once, each with one sentence. Returns how many requests are under way. */
export function holdToLimits(app: FastifyInstance, headers: Readonly<Record<string, string>>): () => number {
  const underWay = new Set<string>()
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > limits.urlCharacters)
      return say(reply, headers, 414, `The address is longer than ${limits.urlCharacters} characters.`)
    if (underWay.size >= limits.underWay)
      return say(
        reply.header('retry-after', '1'),
        headers,
        503,
        'Too many requests are under way. Try again in a second.',
      )
    underWay.add(request.id)
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    underWay.delete(request.id)
    return payload
  })
  return () => underWay.size
}

/** Answers one sentence, with the headers that every answer has. */
export function say(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  status: number,
  sentence: string,
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`)
}

/** What a client hears whose request Node itself cannot take. */
const refusals: Readonly<Record<string, [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    `The headers are longer than ${limits.headerBytes} bytes.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to come.'],
}

export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, sentence] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'The request is not HTTP.']
  const text = `${sentence}\n`
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}

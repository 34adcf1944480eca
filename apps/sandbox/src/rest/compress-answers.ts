import { chooseCoding, encode } from '@clubhouse/host/content-coding'
import type { FastifyInstance } from 'fastify'

/** Shorter answers fit one packet anyway. */
const worthIt = 1_200

/** Compresses a scope's longer answers as the caller likes. */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'Origin, Accept-Encoding')
    const coding = chooseCoding(request.headers['accept-encoding']?.toString())
    if (coding === 'identity') return payload
    const encoded = await encode(Buffer.from(payload), coding)
    reply.header('content-encoding', coding).header('content-length', encoded.length)
    return encoded
  })
}

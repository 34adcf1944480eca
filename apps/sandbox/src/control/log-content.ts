import type { FastifyInstance } from 'fastify'
import type { SharedState } from '../shared-state.ts'
import type { RequestLog } from './request-log.ts'

/** Writes down the content reads of a scope, under the same names by which faults address them. */
export function logContentReads(scope: FastifyInstance, log: RequestLog, state: SharedState): void {
  scope.addHook('onSend', async (request, reply) => {
    if (request.method === 'OPTIONS') return
    const { content_type: type } = request.query as { content_type?: unknown }
    await log.write(request, {
      operationId: typeof type === 'string' && /^\w+$/.test(type) ? `content.${type}` : null,
      member: null,
      status: reply.statusCode,
      time: state.clock.now().toISOString(),
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

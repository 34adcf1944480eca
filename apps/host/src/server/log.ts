import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Observe } from '../observe.ts'

/**
 * Writes what happens as JSON lines. Of a request: method, route, status and time, and nothing of a person: no address of a
 * machine, no query, no cookie, no name of a program, and of the path only the route that it met.
 */
export function logTo(log: FastifyBaseLogger) {
  const observe: Observe = (event) => {
    switch (event.kind) {
      case 'failed':
        return log.warn({ reason: event.reason }, 'a page was left to the browser')
      case 'renderer ended':
        return log.error(
          { reason: event.reason, startsInMs: event.startsInMs },
          'the renderer ended and is started again',
        )
      case 'disk':
        return log.error({ reason: event.reason }, 'the folder of page copies cannot be used')
      case 'page':
      case 'rendered':
        return undefined
    }
  }
  return {
    observe,
    request({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
      const route = routeOptions.url ?? 'none'
      log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10 }, 'answered')
    },
  }
}

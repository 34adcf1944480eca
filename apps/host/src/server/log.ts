import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import SonicBoom from 'sonic-boom'
import type { Observe } from '../observe.ts'

/** Lines are written together, at the latest after this time. */
const flushMs = 1_000
const togetherBytes = 4_096
/** More is not kept for a reader who does not keep up: lines are lost rather than memory. */
const mostUnwrittenBytes = 4 * 1024 * 1024

/** What is not written then when the host ends is lost. */
const endingMs = 1_000

export interface Log {
  write(line: string): void
  /** Resolves when all is written, or nobody takes it. */
  end?(): Promise<void>
}

/** Opens the log on standard output. It never waits for the reader: a log that nobody reads must not hold up answers. */
export function openLog(): Log {
  const stream = new SonicBoom({
    fd: 1,
    sync: false,
    minLength: togetherBytes,
    maxLength: mostUnwrittenBytes,
    periodicFlush: flushMs,
  })
  // The reader has gone.
  stream.on('error', () => undefined)
  return {
    write: (line) => void stream.write(line),
    end: () =>
      new Promise((resolve) => {
        setTimeout(resolve, endingMs)
        stream.flush(() => resolve())
      }),
  }
}

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

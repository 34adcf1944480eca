import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../rest/problem.ts'

/** Lets only this machine use a scope, and no page of a foreign site that a browser on this machine shows. */
export function loopbackOnly(scope: FastifyInstance, ownOrigins: readonly string[]): void {
  scope.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (!callers(request).every(isLoopback))
      throw new Problem(403, 'FORBIDDEN', 'The sandbox is controlled from its own machine only.')
    if (origin !== undefined && !ownOrigins.includes(origin))
      throw new Problem(403, 'FORBIDDEN', `Pages of ${origin} do not control the sandbox.`)
  })
}

/** Who calls, and for whom, if a proxy on this machine passes it on. */
function callers({ raw, headers }: FastifyRequest): string[] {
  const forwarded = headers['x-forwarded-for']
  const forwardedFor = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return [raw.socket.remoteAddress ?? '', ...forwardedFor]
}

export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../rest/problem.ts'

/** Sent by the developer tools page. No other site can send it: its browser would ask the sandbox first, and be refused. */
const pageHeader = 'x-developer-tools'

/**
 * Lets only this machine use a scope, by one of its own names, and no page of another site that a browser on this machine
 * shows: neither directly nor by a name of its own that leads here (DNS rebinding). Names below `localhost` are nobody's
 * own; of these the app's is let in, where the developer tools are.
 */
export function loopbackOnly(scope: FastifyInstance, ownOrigins: readonly string[]): void {
  const localHosts = ownOrigins.map((own) => new URL(own)).filter(({ hostname }) => hostname.endsWith('.localhost'))
  scope.addHook('onRequest', async (request) => {
    const { host, origin } = request.headers
    if (!callers(request).every(isLoopback))
      throw new Problem(403, 'FORBIDDEN', 'The sandbox is controlled from its own machine only.')
    if (!isLoopbackHost(host ?? '') && !localHosts.some((own) => own.host === host))
      throw new Problem(
        403,
        'FORBIDDEN',
        'The sandbox is controlled by a name of its own machine only, such as localhost.',
      )
    if (origin !== undefined && !ownOrigins.includes(origin))
      throw new Problem(403, 'FORBIDDEN', `Pages of ${origin} do not control the sandbox.`)
    if (isFromOtherSite(request))
      throw new Problem(403, 'FORBIDDEN', 'Of the pages in a browser, only the developer tools control the sandbox.')
  })
}

/** Returns whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** Returns whether a `Host` header names this machine, whatever the port. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'))
}

/** Returns who calls, and for whom, if a proxy on this machine passes it on. */
function callers({ raw, headers }: FastifyRequest): string[] {
  const forwarded = headers['x-forwarded-for']
  const forwardedFor = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return [raw.socket.remoteAddress ?? '', ...forwardedFor]
}

/** Returns whether a browser says that a page of another origin sends this; what is no browser says nothing. */
function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  return !isOwn && headers[pageHeader] === undefined
}

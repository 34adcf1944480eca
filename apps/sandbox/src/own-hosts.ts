import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from './control/loopback.ts'
import { serviceOf, type Origins } from './origins.ts'

/**
 * Returns whether a request reached a service by another one's name, when each has a host of its own. By this machine's own
 * name only the control calls are answered, and the renderer of pages, which is part of this process and has a token.
 */
export function misdirectedAt(origins: Origins, rendererToken: string): (request: IncomingMessage) => boolean {
  const hosts = new Map(Object.entries(origins).map(([service, origin]) => [service, new URL(origin).host]))
  // The SDK that reads content sends its token alone.
  const isRenderer = ({ authorization, ...headers }: IncomingHttpHeaders) =>
    headers['x-page-renderer'] === rendererToken || authorization === `Bearer ${rendererToken}`
  return ({ url = '/', headers }) => {
    const path = url.split('?', 1)[0] ?? '/'
    const host = headers.host?.toLowerCase()
    if (host !== undefined && isLoopbackHost(host)) return !path.startsWith('/_sandbox/') && !isRenderer(headers)
    return host !== hosts.get(serviceOf(path))
  }
}

/** Answers such a request; no page may read it. */
export function refuseMisdirected({ headers }: IncomingMessage, response: ServerResponse): void {
  const message = `Nothing of this address is at ${headers.host?.slice(0, 200) ?? 'a host without a name'}.`
  response
    .writeHead(421, { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(JSON.stringify({ code: 'MISDIRECTED_REQUEST', message }))
}

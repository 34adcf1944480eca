import type { FastifyReply } from 'fastify'

export interface AppAddresses {
  webOrigins: readonly string[]
  basePath: string
}

/** Returns whether an address is one of the web app's: partners send nobody anywhere else. */
export function isAppAddress(address: string, { webOrigins, basePath }: AppAddresses): boolean {
  const href = URL.parse(address)?.href
  return href !== undefined && webOrigins.some((web) => href.startsWith(`${web}${basePath}/`))
}

/** Returns a path of the web app, with its base or without, as an address; undefined when it leads elsewhere. */
export function appAddressOf(path: string, { webOrigins, basePath }: AppAddresses): URL | undefined {
  const [web = ''] = webOrigins
  if (!/^\/(?![/\\])/.test(path)) return undefined
  const address = URL.parse(path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`, web)
  return address !== null && isAppAddress(address.href, { webOrigins, basePath }) ? address : undefined
}

/** Leads back to the club with what became of it. */
export function leave(reply: FastifyReply, address: URL, status: string): FastifyReply {
  address.searchParams.set('status', status)
  return reply.redirect(address.href, 303)
}

/** Throw it when there is no address to send anybody back to that can be trusted: the partner's page says why. */
export class Stopped extends Error {
  readonly statusCode = 400
}

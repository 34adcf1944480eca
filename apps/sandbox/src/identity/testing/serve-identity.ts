import { sampleBasePath } from '../../sample-base-path.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import type pg from 'pg'
import { openDatabase } from '../../database/open-database.ts'
import { createIdentity, type Identity, type IdentityMembers } from '../create-identity.ts'
import { IdentityWalk } from './identity-walk.ts'

export interface ServedIdentity {
  identity: Identity
  pool: pg.Pool
  origin: string
  issuer: string
  /** A new browser, with no cookies. */
  walk(): IdentityWalk
  close(): Promise<void>
}

export const BASE_PATH = sampleBasePath

/** Returns the provider alone, over HTTP and a database of its own, with a handful of members in memory. */
export async function serveIdentity(members: IdentityMembers): Promise<ServedIdentity> {
  const database = await openDatabase({ kind: 'temporary' })
  // The issuer's address contains the port, so the server listens on one before the provider is created.
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  const origin = `http://localhost:${address.port}`
  const identity = await createIdentity({
    origin,
    pool: database.pool,
    members,
    webOrigins: [origin],
    basePath: BASE_PATH,
  })
  const app = Fastify({
    serverFactory: (route) =>
      server.on('request', (request, response) => {
        if (identity.handles(request.url ?? '')) identity.handle(request, response)
        else route(request, response)
      }),
  })
  identity.registerPages(app)
  await app.ready()
  return {
    identity,
    pool: database.pool,
    origin,
    issuer: `${origin}/identity`,
    walk: () => new IdentityWalk(origin, BASE_PATH),
    async close() {
      await app.close()
      server.close()
      server.closeAllConnections()
      await database.close()
    },
  }
}

import { loadDocument } from '@clubhouse/schemas/load-document'
import type { FastifyInstance } from 'fastify'
import type { Observer } from '../control/observed-call.ts'
import type { Identity } from '../identity/identity.ts'
import type { Club } from './club.ts'
import { compressAnswers } from './compress-answers.ts'
import { allowOrigins } from './cross-origin.ts'
import { createHandlers } from './handlers.ts'
import { speakJson } from './json-bodies.ts'
import { mountDocument } from './mount-document.ts'
import type { OperationAddress } from './nearest-operation.ts'

export interface ApiOptions {
  club: Club
  identity: Identity
  observer: Observer
  checkAnswers: boolean
  webOrigins: readonly string[]
}

/** Mounts every host that has an OpenAPI document; what it answers tells, once all is mounted, the addresses of all operations. */
export function mountApi(
  app: FastifyInstance,
  { club, identity, observer, checkAnswers, webOrigins }: ApiOptions,
): () => readonly OperationAddress[] {
  const handlers = createHandlers(club)
  const shared = { identity, observer, checkAnswers }
  const addresses: OperationAddress[] = []
  const host = (prefix: string, mount: (scope: FastifyInstance) => OperationAddress[]) => {
    void app.register(
      async (scope) => {
        speakJson(scope)
        compressAnswers(scope)
        allowOrigins(scope, webOrigins)
        addresses.push(...mount(scope))
      },
      { prefix },
    )
  }
  host('/api', (scope) => mountDocument(scope, { document: loadDocument('club'), handlers: handlers.club, ...shared }))
  host('/discovery', (scope) =>
    mountDocument(scope, { document: loadDocument('discovery'), handlers: handlers.discovery, ...shared }),
  )
  host('/b2c', (scope) => mountDocument(scope, { document: loadDocument('b2c'), handlers: handlers.b2c, ...shared }))
  return () => addresses
}

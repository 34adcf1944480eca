import { loadDocument, type RestHost, restHosts } from '@clubhouse/schemas/load-document'
import type { FastifyInstance } from 'fastify'
import type { Observer } from '../control/observed-call.ts'
import type { Identity } from '../identity/identity.ts'
import type { Club } from './club.ts'
import { compressAnswers } from './compress-answers.ts'
import { allowOrigins } from './cross-origin.ts'
import { createHandlers } from './handlers.ts'
import { speakJson } from './json-bodies.ts'
import { serverPath } from './document-operations.ts'
import { mountDocument } from './mount-document.ts'
import type { OperationAddress } from './nearest-operation.ts'

export interface ApiOptions {
  club: Club
  identity: Identity
  observer: Observer
  checkAnswers: boolean
  webOrigins: readonly string[]
}

/** Mounts every host that has an OpenAPI document; returns a function that lists all operations once they are. */
export function mountApi(
  app: FastifyInstance,
  { club, identity, observer, checkAnswers, webOrigins }: ApiOptions,
): () => readonly OperationAddress[] {
  const handlers = createHandlers(club)
  const shared = { identity, observer, checkAnswers }
  const addresses: OperationAddress[] = []
  const mountHost = (host: RestHost) => {
    const document = loadDocument(host)
    void app.register(
      async (scope) => {
        // Also for what is refused before an operation is reached; what everybody may read says otherwise.
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
        speakJson(scope)
        compressAnswers(scope)
        allowOrigins(scope, webOrigins)
        addresses.push(...mountDocument(scope, { document, handlers: handlers[host], ...shared }))
      },
      { prefix: serverPath(document) },
    )
  }
  for (const host of restHosts) mountHost(host)
  return () => addresses
}

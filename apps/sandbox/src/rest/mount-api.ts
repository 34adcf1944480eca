import { loadDocument, restHosts } from '@clubhouse/schemas/load-document'
import type { FastifyInstance } from 'fastify'
import { readMember, type Club } from './club.ts'
import { compressAnswers } from './compress-answers.ts'
import { allowOrigins } from './cross-origin.ts'
import { createHandlers } from './handlers.ts'
import { speakJson } from './json-bodies.ts'
import { serverPath } from './document-operations.ts'
import { mountDocument, type MountOptions } from './mount-document.ts'
import type { OperationAddress } from './nearest-operation.ts'

export interface ApiOptions extends Pick<MountOptions, 'identity' | 'observer' | 'checkAnswers'> {
  club: Club
  webOrigins: readonly string[]
}

/** Mounts every host that has an OpenAPI document; returns a function that lists all operations once they are. */
export function mountApi(
  app: FastifyInstance,
  { club, webOrigins, ...shared }: ApiOptions,
): () => readonly OperationAddress[] {
  const handlers = createHandlers(club)
  const addresses: OperationAddress[] = []
  for (const host of restHosts) {
    const document = loadDocument(host)
    void app.register(
      async (scope) => {
        // Also for what is refused before an operation is reached; what everybody may read says otherwise.
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
        speakJson(scope)
        compressAnswers(scope)
        allowOrigins(scope, webOrigins)
        const readCaller = (memberId: string) => readMember(club.database.pool, memberId)
        addresses.push(
          ...mountDocument(scope, { document, handlers: handlers[host], readMember: readCaller, ...shared }),
        )
      },
      { prefix: serverPath(document) },
    )
  }
  return () => addresses
}

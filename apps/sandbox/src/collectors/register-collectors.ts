import type { FastifyInstance } from 'fastify'
import { observeCall, type Observer } from '../control/observed-call.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { speakJson } from '../rest/json-bodies.ts'
import type { Collector } from './collectors.ts'

/** Serves the collectors. What they received is read back as any other call is: `GET /_sandbox/requests`. */
export function registerCollectors(
  app: FastifyInstance,
  { all, observer, webOrigins }: { all: readonly Collector[]; observer: Observer; webOrigins: readonly string[] },
): void {
  for (const { operationId, path, answer } of all) {
    void app.register(async (scope) => {
      speakJson(scope)
      allowOrigins(scope, webOrigins, path)
      scope.post(path, (request, reply) => {
        const work = () => answer(request)
        return observeCall(observer, { operationId, memberEmail: undefined, request, reply, work })
      })
    })
  }
}

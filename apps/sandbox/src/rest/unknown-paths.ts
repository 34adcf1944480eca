import type { FastifyInstance } from 'fastify'
import { nearestOperation, type OperationAddress } from './nearest-operation.ts'
import { toProblem } from './problem.ts'

/**
 * Answers a path that no operation has with 404 and these headers, and names the operation that may have been meant. What
 * fails in any scope that does not say otherwise is answered as a problem.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  operations: () => readonly OperationAddress[],
  headers: Readonly<Record<string, string>> = {},
): void {
  app.setNotFoundHandler(({ method, url }, reply) => {
    const path = url.split('?')[0] ?? ''
    const nearest = nearestOperation(method, path, operations())
    const hint = nearest && ` The nearest operation is ${nearest.operationId}: ${nearest.method} ${nearest.path}.`
    const message = `Nothing answers ${method} ${path.slice(0, 200)}.${hint ?? ''}`
    return reply
      .code(404)
      .headers({ ...headers })
      .send({ code: 'NOT_FOUND', message, nearest })
  })
  app.setErrorHandler((error, _request, reply) => {
    const problem = toProblem(error)
    return reply.code(problem.status).headers(problem.headers).send(problem.body)
  })
}

import type { FastifyInstance } from 'fastify'
import { Problem, toProblem } from './problem.ts'

/** The largest body that is read. */
export const bodyLimit = 1024 * 1024

/** Makes a scope read JSON and nothing else, and word all that goes wrong as a problem. */
export function speakJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    try {
      done(null, withoutNul(text))
    } catch (error) {
      done(
        error instanceof Problem
          ? error
          : new Problem(400, 'MALFORMED_JSON', 'The body is not JSON.', {
              errors: [{ path: 'body', message: 'is not JSON' }],
            }),
      )
    }
  })
  // Read and thrown away, so that what is missing is told by the schema and not by the kind of body.
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null, undefined))
  scope.addHook('onRequest', async ({ url }) => {
    if (/%00/.test(url))
      throw new Problem(400, 'VALIDATION', 'The address holds a NUL character.', {
        errors: [{ path: 'path', message: 'must hold no NUL character' }],
      })
  })
  scope.setErrorHandler((error, _request, reply) => {
    const problem = toProblem(error)
    return reply.code(problem.status).headers(problem.headers).send(problem.body)
  })
}

/** No text of the club has a NUL in it, and PostgreSQL could not keep one. */
function withoutNul(text: string): unknown {
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text))
    throw new Problem(400, 'VALIDATION', 'The body holds a NUL character.', {
      errors: [{ path: 'body', message: 'must hold no NUL character' }],
    })
  return JSON.parse(text)
}

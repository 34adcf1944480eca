import type { FastifyInstance } from 'fastify'
import { Problem, toProblem } from './problem.ts'

/** The largest body that is read. */
export const bodyLimit = 1024 * 1024
/** The deepest body that is read: far deeper than any of the club's, far shallower than what overflows the stack. */
const deepestBody = 64

/** Makes an application, and every scope in it, read JSON bodies: no deeper than what can be worked with. */
export function readJson(app: FastifyInstance, options: { types?: string[]; bodyLimit?: number } = {}): void {
  const { types = ['application/json'], bodyLimit: limit = bodyLimit } = options
  app.removeContentTypeParser(types)
  app.addContentTypeParser<string>(types, { parseAs: 'string', bodyLimit: limit }, (_request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    try {
      done(null, parse(text))
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
}

/** Makes a scope read JSON and nothing else, and word all that goes wrong as a problem. */
export function speakJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  readJson(scope)
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

function parse(text: string): unknown {
  // No text of the club has a NUL in it, and PostgreSQL could not keep one.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text))
    throw new Problem(400, 'VALIDATION', 'The body holds a NUL character.', {
      errors: [{ path: 'body', message: 'must hold no NUL character' }],
    })
  if (isTooDeep(text))
    throw new Problem(400, 'VALIDATION', `The body is nested deeper than ${deepestBody} levels.`, {
      errors: [{ path: 'body', message: `must not be nested deeper than ${deepestBody} levels` }],
    })
  return JSON.parse(text)
}

/** Counts the brackets outside texts: parsing would succeed, and everything after it would overflow the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInText) {
      if (character === '\\') at++
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > deepestBody) return true
  }
  return false
}

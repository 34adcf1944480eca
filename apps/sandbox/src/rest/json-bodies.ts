import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** The largest body that is read. */
export const bodyLimit = 1024 * 1024
/** The deepest body that is read: far deeper than any of the club's, far shallower than what overflows the stack. */
const deepestBody = 64

/** Makes an application, and every scope in it, read JSON bodies: no deeper than what can be worked with. */
export function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  const read = async (_request: FastifyRequest, text: string) => (text.trim() === '' ? undefined : parse(text))
  app.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit }, read)
}

/** Makes a scope read JSON and nothing else. */
export function speakJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  readJson(scope)
  // Read and thrown away, so that what is missing is told by the schema and not by the kind of body.
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async () => undefined)
  scope.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw refusedAt('path', 'must hold no NUL character', 'The address holds a NUL character.')
  })
}

function parse(text: string): unknown {
  // No text of the club has a NUL in it, and PostgreSQL could not keep one.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text))
    throw refusedAt('body', 'must hold no NUL character', 'The body holds a NUL character.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refusedAt('body', 'is not JSON', 'The body is not JSON.', 'MALFORMED_JSON')
  }
  if (isTooDeep(body)) {
    const limit = `nested deeper than ${deepestBody} levels`
    throw refusedAt('body', `must not be ${limit}`, `The body is ${limit}.`)
  }
  return body
}

/** Looks level by level: parsing succeeds, but everything after it would overflow the stack. */
function isTooDeep(body: unknown): boolean {
  let level = [body].filter(isContainer)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepestBody) return true
    level = level.flatMap((container) => Object.values(container) as unknown[]).filter(isContainer)
  }
  return false
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function refusedAt(path: string, message: string, sentence: string, code = 'VALIDATION'): Problem {
  return new Problem(400, code, sentence, { errors: [{ path, message }] })
}

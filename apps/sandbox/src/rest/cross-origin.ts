import type { FastifyInstance } from 'fastify'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const keptFor = '7200'

/** Adds CORS headers: the web app's own origins alone, such as a development server, may read a scope's responses. */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[], preflights = '/*'): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'Retry-After, WWW-Authenticate')
  })
  scope.options(preflights, (request, reply) => {
    const asked = request.headers['access-control-request-headers'] ?? ''
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': asked,
        'access-control-max-age': keptFor,
      })
      .send()
  })
}

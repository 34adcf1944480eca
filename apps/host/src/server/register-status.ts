import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { limits, say } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Publication } from './publication.ts'
import { whatIsWrong } from './publish-hook.ts'

export interface StatusOptions {
  headers: Readonly<Record<string, string>>
  metrics: Metrics
  publication: Publication
  secret: string | undefined
  dist: string
}

/** Registers what machines ask for, below `/-/`: health, readiness, metrics, and the content service's publish call. */
export function registerStatus(app: FastifyInstance, options: StatusOptions): { end: () => void } {
  const { headers, metrics, publication, secret, dist } = options
  let isEnding = false
  app.get('/-/health', (_request, reply) => say(reply, headers, 200, 'The host runs.'))
  app.get('/-/ready', (_request, reply) => {
    if (isEnding) return say(reply, headers, 503, 'The host is ending.')
    if (!existsSync(join(dist, 'index.html')))
      return say(reply, headers, 503, 'The built web app is gone from its folder.')
    return say(reply, headers, 200, 'The host is ready.')
  })
  app.get('/-/metrics', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text()),
  )
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>(
      '*',
      { parseAs: 'string', bodyLimit: limits.publishBytes },
      (_request, text, done) => done(null, text),
    )
    scope.post('/-/publish', async (request, reply) => {
      if (secret === undefined)
        return say(reply, headers, 404, 'No PUBLISH_SECRET is set, so no publish call is taken.')
      const body = typeof request.body === 'string' ? request.body : ''
      const wrong = whatIsWrong({ method: 'POST', path: request.url, headers: request.headers, body }, secret)
      metrics.publish(wrong === undefined)
      if (wrong !== undefined) return say(reply, headers, 403, wrong)
      await publication.change()
      return reply.code(204).headers(headers).send()
    })
  })
  return { end: () => void (isEnding = true) }
}

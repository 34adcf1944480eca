import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from 'oidc-provider'
import type { PageRenderer } from './page-renderer.ts'
import type { Page } from './pages/page.ts'
import { expiredPage, problemPage } from './pages/problem-page.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Routes that answer with pages: they read posted forms, and show what goes wrong as a page too. */
export function registerPageRoutes(
  app: FastifyInstance,
  pages: PageRenderer,
  routes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    if (!scope.hasContentTypeParser(FORM)) {
      scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      })
    }
    scope.setErrorHandler((problem, _request, reply) => {
      if (problem instanceof errors.SessionNotFound) return sendPage(reply, pages, expiredPage(), 400)
      const status = statusOf(problem)
      if (status >= 500) console.error('identity:', problem)
      return sendPage(reply, pages, problemPage({ error: status >= 500 ? 'server_error' : 'invalid_request' }), status)
    })
    routes(scope)
  })
}

export function sendPage(reply: FastifyReply, pages: PageRenderer, page: Page, status = 200): FastifyReply {
  const { html, headers } = pages.render(page)
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
}

function statusOf(problem: unknown): number {
  const status = typeof problem === 'object' && problem !== null && 'statusCode' in problem ? problem.statusCode : 500
  return typeof status === 'number' && status >= 400 ? status : 500
}

import type { FastifyInstance } from 'fastify'
import { errors } from 'oidc-provider'
import { toProblem } from '../rest/problem.ts'
import { acceptForms } from './form.ts'
import type { PageRenderer } from './page-renderer.ts'
import { sendPage } from './pages/pages.ts'

/** Routes that answer with pages: they read posted forms, and show what goes wrong as a page too. */
export function registerPageRoutes(
  app: FastifyInstance,
  pages: PageRenderer,
  routes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    acceptForms(scope)
    scope.setErrorHandler((problem, _request, reply) => {
      if (problem instanceof errors.SessionNotFound) return sendPage(reply, pages.render('expired'), 400)
      const { status } = toProblem(problem)
      const error = status >= 500 ? 'server_error' : 'invalid_request'
      return sendPage(reply, pages.render('problem', { error }), status)
    })
    routes(scope)
  })
}

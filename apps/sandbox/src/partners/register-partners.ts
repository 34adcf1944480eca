import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { registerApplyRoutes } from './apply-routes.ts'
import { registerAuthorizeRoutes } from './authorize-routes.ts'
import { clubClientId, clubClientSecret, partners } from './partners.ts'
import { registerCheckoutRoutes } from './checkout-routes.ts'
import { exchangeCode } from './codes.ts'
import { sendPartnerPage } from './pages/partner-page.ts'
import { stoppedPage } from './pages/stopped-page.ts'
import { registerUnlinkRoutes } from './unlink-routes.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { readForm } from '../identity/form.ts'
import { toProblem } from '../rest/problem.ts'
import type { Signers } from './signers.ts'

export interface PartnersOptions {
  pool: pg.Pool
  transaction: Database['transaction']
  clock: Clock
  origin: string
  signers: Signers
  webOrigins: readonly string[]
  basePath: string
}

/** The partners, below `/partners`: their identity providers, and the pages that the club hands its members over to. */
export function registerPartners(app: FastifyInstance, options: PartnersOptions): void {
  const { pool, origin, signers, webOrigins } = options
  void app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      scope.setErrorHandler((problem, _request, reply) => {
        const { status } = toProblem(problem)
        return sendPartnerPage(
          reply,
          partners.airline,
          stoppedPage(status < 500 ? 'invalid_request' : 'server_error'),
          {
            status,
            appOrigins: webOrigins,
          },
        )
      })

      for (const partner of Object.values(partners)) {
        const { issuer, jwks } = signers[partner.slug]
        scope.get(`/${partner.slug}/jwks`, () => jwks)
        scope.get(`/${partner.slug}/.well-known/openid-configuration`, () => ({
          issuer,
          authorization_endpoint: `${origin}/partners/${partner.slug}/authorize`,
          ...(partner.answers === 'code' && { token_endpoint: `${origin}/partners/${partner.slug}/token` }),
          jwks_uri: `${origin}/partners/${partner.slug}/jwks`,
          scopes_supported: partner.scopes,
          response_types_supported: [partner.answers],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
        }))
      }

      scope.post('/rewards/token', async ({ body }, reply) => {
        const form = readForm(body)
        void reply.header('cache-control', 'no-store')
        if (form('client_id') !== clubClientId || form('client_secret') !== clubClientSecret)
          return reply.code(401).send({ error: 'invalid_client' })
        if (form('grant_type') !== 'authorization_code')
          return reply.code(400).send({ error: 'unsupported_grant_type' })
        const code = { code: form('code'), redirectUri: form('redirect_uri') }
        const tokens = await exchangeCode(pool, signers, code)
        if (tokens === undefined) return reply.code(400).send({ error: 'invalid_grant' })
        return { id_token: tokens.idToken, token_type: 'Bearer', scope: tokens.scope }
      })

      registerAuthorizeRoutes(scope, options)
      registerUnlinkRoutes(scope, options)
      registerApplyRoutes(scope, options)
      registerCheckoutRoutes(scope, options)
    },
    { prefix: '/partners' },
  )
}

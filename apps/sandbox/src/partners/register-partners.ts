import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { acceptForms } from '../identity/form.ts'
import { toProblem } from '../rest/problem.ts'
import { Stopped } from './app-addresses.ts'
import { registerApplyRoutes } from './apply-routes.ts'
import { registerAuthorizeRoutes } from './authorize-routes.ts'
import { registerCheckoutRoutes } from './checkout-routes.ts'
import { partnerPages, type ShowPage } from './pages/partner-page.ts'
import { partners } from './partners.ts'
import { registerRewardsRoutes } from './rewards-routes.ts'
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

/** What the routes of one partner need. */
export interface PartnerRoutes extends PartnersOptions {
  show: ShowPage
}

const ownRoutes = { airline: registerCheckoutRoutes, rewards: registerRewardsRoutes, card: registerApplyRoutes }

/** The partners, below `/partners`: their identity providers, and the pages that the club hands its members over to. */
export function registerPartners(app: FastifyInstance, options: PartnersOptions): void {
  for (const partner of Object.values(partners)) {
    const prefix = `/partners/${partner.slug}`
    const address = `${options.origin}${prefix}`
    const { issuer, jwks } = options.signers[partner.slug]
    const show = partnerPages(partner, options.webOrigins)
    void app.register(
      async (scope) => {
        acceptForms(scope)
        scope.setErrorHandler((error, _request, reply) => {
          const { status } = toProblem(error)
          const why = status < 500 ? 'invalid_request' : 'server_error'
          return show(reply, 'stopped', { why: error instanceof Stopped ? error.message : why }, status)
        })
        scope.get('/jwks', () => jwks)
        scope.get('/.well-known/openid-configuration', () => ({
          issuer,
          authorization_endpoint: `${address}/authorize`,
          ...(partner.answers === 'code' && { token_endpoint: `${address}/token` }),
          jwks_uri: `${address}/jwks`,
          scopes_supported: partner.scopes,
          response_types_supported: [partner.answers],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
        }))
        registerAuthorizeRoutes(scope, partner, { ...options, show })
        ownRoutes[partner.slug](scope, { ...options, show })
      },
      { prefix },
    )
  }
}

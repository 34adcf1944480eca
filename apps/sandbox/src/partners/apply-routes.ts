import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from '../identity/form.ts'
import { applyPage } from './pages/apply-page.ts'
import { sendPartnerPage } from './pages/partner-page.ts'
import { stoppedPage } from './pages/stopped-page.ts'
import { partners } from './partners.ts'
import type { PartnersOptions } from './register-partners.ts'

const { card } = partners

/** Where an application for the card goes on, with the token that the club gave (CCD-20), and comes back from. */
export function registerApplyRoutes(scope: FastifyInstance, { pool, webOrigins }: PartnersOptions): void {
  const appOrigins = webOrigins

  scope.get('/card/apply', async (request, reply) => {
    const application = await find(request)
    return application === undefined
      ? stop(reply)
      : sendPartnerPage(reply, card, applyPage(application), { appOrigins })
  })
  scope.post('/card/apply', async (request, reply) => end(request, reply, 'SUBMITTED'))
  scope.get('/card/apply/cancel', async (request, reply) => end(request, reply, 'CANCELLED'))

  async function find(request: FastifyRequest) {
    const parameter = readForm(request.query)
    const { rows } = await pool.query<{ application_type: string; date_of_birth: string | null }>(
      `select application_type, to_char(date_of_birth, 'FMDD FMMonth YYYY') as date_of_birth from card_application where token = $1 and status = 'STARTED'`,
      [parameter('token')],
    )
    const [application] = rows
    const isPrequalification = application?.application_type === 'PREQUAL'
    // What the browser says must be what the club was told.
    if (application === undefined || isPrequalification !== (parameter('preQual') === 'Y')) return undefined
    return {
      query: request.url.split('?')[1] ?? '',
      isPrequalification,
      dateOfBirth: application.date_of_birth ?? undefined,
    }
  }

  async function end(request: FastifyRequest, reply: FastifyReply, status: 'SUBMITTED' | 'CANCELLED') {
    if ((await find(request)) === undefined) return stop(reply)
    const { rows } = await pool.query<{ return_url: string }>(
      `update card_application set status = $2 where token = $1 and status = 'STARTED' returning return_url`,
      [readForm(request.query)('token'), status],
    )
    const [application] = rows
    if (application === undefined) return stop(reply)
    const address = new URL(application.return_url)
    address.searchParams.set('status', status)
    return reply.redirect(address.href, 303)
  }

  function stop(reply: FastifyReply): FastifyReply {
    const page = stoppedPage('The application is not known, or is over.')
    return sendPartnerPage(reply, card, page, { status: 400, appOrigins })
  }
}

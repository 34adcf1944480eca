import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from '../identity/form.ts'
import { leave, Stopped } from './app-addresses.ts'
import type { PartnerRoutes } from './register-partners.ts'

interface Application {
  token: string
  isPrequalification: boolean
  /** In words; of a member whose club has said it. */
  dateOfBirth: string | null
  returnUrl: string
}

/** Where an application for the card goes on, with the token that the club gave (CCD-20), and comes back from. */
export function registerApplyRoutes(scope: FastifyInstance, { pool, show }: PartnerRoutes): void {
  scope.get('/apply', async (request, reply) => {
    const { isPrequalification, dateOfBirth } = await find(request)
    return show(reply, 'apply', { isPrequalification, dateOfBirth: dateOfBirth ?? '' })
  })
  scope.post('/apply', async (request, reply) => end(request, reply, 'SUBMITTED'))
  scope.get('/apply/cancel', async (request, reply) => end(request, reply, 'CANCELLED'))

  async function find({ query }: FastifyRequest): Promise<Application> {
    const parameter = readForm(query)
    const { rows } = await pool.query<Application>(
      `select token, application_type = 'PREQUAL' as "isPrequalification", return_url as "returnUrl",
         to_char(date_of_birth, 'FMDD FMMonth YYYY') as "dateOfBirth"
       from card_application where token = $1 and status = 'STARTED'`,
      [parameter('token')],
    )
    const [application] = rows
    // What the browser says must be what the club was told.
    if (application === undefined || application.isPrequalification !== (parameter('preQual') === 'Y')) throw isOver()
    return application
  }

  async function end(request: FastifyRequest, reply: FastifyReply, status: 'SUBMITTED' | 'CANCELLED') {
    const { token, returnUrl } = await find(request)
    const { rowCount } = await pool.query(
      `update card_application set status = $2 where token = $1 and status = 'STARTED'`,
      [token, status],
    )
    // Of two presses at once, one ends it.
    if (rowCount === 0) throw isOver()
    return leave(reply, new URL(returnUrl), status)
  }
}

function isOver(): Stopped {
  return new Stopped('The application is not known, or is over.')
}

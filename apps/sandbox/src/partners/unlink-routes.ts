import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from '../identity/form.ts'
import { appAddressOf } from './app-addresses.ts'
import { sendPartnerPage } from './pages/partner-page.ts'
import { stoppedPage } from './pages/stopped-page.ts'
import { unlinkPage } from './pages/unlink-page.ts'
import { isLinked, partnerPassword } from './people.ts'
import { partners } from './partners.ts'
import type { PartnersOptions } from './register-partners.ts'

type Status = 'UNLINK_SUCCESS' | 'ERROR' | 'CANCEL'

const { rewards } = partners

/** Where the club hands a member over to take the link to the rewards partner away (LNK-22, LNK-26). */
export function registerUnlinkRoutes(scope: FastifyInstance, options: PartnersOptions): void {
  const { pool, webOrigins } = options
  const appOrigins = webOrigins

  scope.get('/rewards/callback', async (request, reply) =>
    withTarget(request, reply, async ({ query, leave, partnerUserId }) => {
      const linked = await isLinked(pool, { partnerCode: rewards.code, partnerUserId })
      return linked ? sendPartnerPage(reply, rewards, unlinkPage({ query }), { appOrigins }) : leave('ERROR')
    }),
  )

  scope.post('/rewards/callback', async (request, reply) =>
    withTarget(request, reply, async ({ query, leave, partnerUserId }) => {
      if (readForm(request.body)('password') !== partnerPassword)
        return sendPartnerPage(reply, rewards, unlinkPage({ query, wrong: true }), { status: 401, appOrigins })
      const { rowCount } = await pool.query(
        'delete from account_link where partner_code = $1 and partner_user_id = $2',
        [rewards.code, partnerUserId],
      )
      return leave(rowCount === 0 ? 'ERROR' : 'UNLINK_SUCCESS')
    }),
  )

  scope.get('/rewards/callback/cancel', async (request, reply) =>
    withTarget(request, reply, async ({ leave }) => leave('CANCEL')),
  )

  interface Target {
    query: string
    partnerUserId: string
    leave: (status: Status) => FastifyReply
  }

  async function withTarget(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (target: Target) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const parameter = readForm(request.query)
    const address = appAddressOf(parameter('redirectPath'), options)
    if (address === undefined || parameter('action') !== 'UNLINK' || parameter('partner') !== rewards.code)
      return sendPartnerPage(reply, rewards, stoppedPage('invalid_request'), { status: 400, appOrigins })
    return go({
      query: request.url.split('?')[1] ?? '',
      partnerUserId: parameter('partnerCustomerId'),
      leave(status) {
        address.searchParams.set('status', status)
        return reply.redirect(address.href, 303)
      },
    })
  }
}

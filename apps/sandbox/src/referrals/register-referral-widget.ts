import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { referralWidgetPath } from '../configuration.ts'
import { club } from '../sample-data/club.ts'
import { widgetScript } from './widget-script.ts'

/** Any page may show the widget, also one without an origin; nothing here knows a cookie. */
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The referral partner's widget: a script that renders a member's share link, friends and points where it stands (REF-02). */
export function registerReferralWidget(app: FastifyInstance, { pool }: { pool: pg.Pool }): void {
  app.get(referralWidgetPath, async (_, reply) =>
    reply.headers(forEverybody).type('text/javascript; charset=utf-8').send(widgetScript),
  )
  app.get('/referral-partner/dashboard', async (request: FastifyRequest, reply) => {
    const { customer } = request.query as Record<string, unknown>
    const found = await pool.query<Friend>(
      `select name, status, points from member left join referred_friend using (member_id)
       where member_id = $1 order by invited_at desc`,
      [String(customer)],
    )
    if (found.rows.length === 0) return reply.headers(forEverybody).code(404).send({ message: 'Nobody of that name.' })
    return reply.headers(forEverybody).send({
      shareLink: `${club.links.shareReferral}${shareCode(String(customer))}`,
      friends: found.rows.filter(({ name }) => name !== null),
    })
  })
}

interface Friend {
  /** Null in the one row of a member without friends. */
  name: string | null
  status: string | null
  points: number | null
}

/** Short enough to be read out, and telling nobody who the member is. */
function shareCode(customer: string): string {
  return createHash('sha256').update(customer).digest('hex').slice(0, 8)
}

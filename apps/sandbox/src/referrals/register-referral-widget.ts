import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { referralWidgetPath } from '../configuration.ts'
import { readForm } from '../identity/form.ts'
import { brandColours } from '../identity/pages/brand.ts'
import { club } from '../sample-data/club.ts'

/** Any page may show the widget, also one without an origin; nothing here knows a cookie. */
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const widgetStyle = brandColours('.rf') + textOf('widget.css')
/** In a block, so that the page around it gets no variable. */
const widgetScript = `{\nconst widgetStyle = ${JSON.stringify(widgetStyle)};\n${textOf('widget.js')}}\n`

/** The referral partner's widget: a script that renders a member's share link, friends and points where it stands (REF-02). */
export function registerReferralWidget(app: FastifyInstance, { pool }: { pool: pg.Pool }): void {
  app.get(referralWidgetPath, async (_, reply) =>
    reply.headers(forEverybody).type('text/javascript; charset=utf-8').send(widgetScript),
  )
  app.get('/referral-partner/dashboard', async ({ query }, reply) => {
    const customer = readForm(query)('customer')
    const { rows } = await pool.query<{ friends: object[] }>(
      `select array(
         select json_build_object('name', name, 'status', status, 'points', points) from referred_friend
         where referred_friend.member_id = member.member_id order by invited_at desc
       ) as friends from member where member_id = $1`,
      [customer],
    )
    const [member] = rows
    void reply.headers(forEverybody)
    if (member === undefined) return reply.code(404).send({ message: 'Nobody of that name.' })
    return { shareLink: `${club.links.shareReferral}${shareCode(customer)}`, friends: member.friends }
  })
}

/** Short enough to be read out, and telling nobody who the member is. */
function shareCode(customer: string): string {
  return createHash('sha256').update(customer).digest('hex').slice(0, 8)
}

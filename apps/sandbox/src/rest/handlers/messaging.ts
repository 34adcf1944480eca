import { randomUUID } from 'node:crypto'
import type { MessagingHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'

const tokenSeconds = 3600
/** Whom the token is for: the messaging service. */
export const messagingAudience = 'urn:kestrel:messaging'

/** Notifications. */
export function messagingHandlers({ database: { pool }, clock, signers }: Club): MessagingHandlers {
  return {
    async getMessagingToken({ query, member }) {
      const accessToken = await signers.messaging.sign(
        { app: query.app },
        { subject: member.memberId, audience: messagingAudience, seconds: tokenSeconds },
      )
      return { accessToken }
    },

    async registerPushBinding({ body, member }) {
      const { rows } = await pool.query<{ bindingId: string }>(
        `insert into push_binding (binding_id, member_id, binding_type, address, created_at) values ($1, $2, $3, $4, $5)
         on conflict (binding_type, address) do update set member_id = excluded.member_id
         returning binding_id as "bindingId"`,
        [randomUUID(), member.memberId, body.bindingType, body.address, clock.now()],
      )
      const [binding] = rows
      if (binding === undefined) throw new Error('The binding was not stored.')
      return binding
    },
  }
}

import type { EventsHandlers } from '../../generated/rest-b2c-handlers.ts'
import type { Club } from '../club.ts'

/** What a member did. */
export function eventsHandlers({ database: { pool }, clock }: Club): EventsHandlers {
  return {
    async recordUserEvents({ body, member }) {
      await pool.query(
        'insert into user_event (member_id, code, created_at) select $1, unnest($2::text[]), $3 on conflict (member_id, code) do nothing',
        [member.memberId, body.codes, clock.now()],
      )
      return undefined
    },
  }
}

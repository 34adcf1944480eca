import type { ReferralOrdersHandlers } from '../../generated/rest-referral-handlers.ts'
import type { Club } from '../club.ts'

/** Records orders of referred friends; each order identifier counts once (REF-06). */
export function referralOrdersHandlers({ database: { pool }, clock }: Club): ReferralOrdersHandlers {
  return {
    async recordReferralOrder({ body }) {
      const { orderIdentifier } = body.order
      await pool.query(
        'insert into referral_order (order_identifier, record, created_at) values ($1, $2, $3) on conflict do nothing',
        [orderIdentifier, JSON.stringify(body), clock.now()],
      )
      return { orderIdentifier }
    },
  }
}

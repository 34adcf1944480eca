import type { components } from '@clubhouse/rest-client/club.types'
import type { SubmissionsHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'
import { notFound } from '../problem.ts'

/** Where the answer of an operation stands in the answer of a submission. */
const placeOfAnswer: Readonly<Record<string, 'exchange' | 'order' | 'promotion' | 'transfer'>> = {
  exchangeReward: 'exchange',
  placeOrder: 'order',
  placeVoyageOrder: 'order',
  redeemPromotion: 'promotion',
  transferPartnerPoints: 'transfer',
}

/** What came of calls that happen once. */
export function submissionsHandlers({ database: { pool } }: Club): SubmissionsHandlers {
  return {
    async getSubmission({ path: { idempotencyKey }, member: { memberId } }) {
      const { rows } = await pool.query<{ operation_id: string; status: number; body: unknown }>(
        `select operation_id, status, body from idempotent_answer
         where member_id = $1 and key = $2 and status is not null order by status, operation_id limit 1`,
        [memberId, idempotencyKey],
      )
      const [call] = rows
      if (call === undefined) throw notFound('Nothing was carried out under this key.')
      const { operation_id, status, body } = call
      if (status >= 400) return { state: 'REFUSED', status, problem: body as components['schemas']['Problem'] }
      const place = placeOfAnswer[operation_id]
      return { state: 'DONE', ...(place !== undefined && { [place]: body }) }
    },
  }
}

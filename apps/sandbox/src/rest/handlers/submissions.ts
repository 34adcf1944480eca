import type { components } from '@clubhouse/rest-client/club.types'
import type { SubmissionsHandlers } from '../../generated/rest-club-handlers.ts'
import { callingMember, type Club } from '../club.ts'
import { Problem } from '../problem.ts'

type Submission = components['schemas']['Submission']

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
    async getSubmission({ path: { idempotencyKey }, caller }) {
      const { memberId } = await callingMember(pool, caller)
      const { rows } = await pool.query<AnsweredCall>(
        `select operation_id, status, body from idempotent_answer
         where member_id = $1 and key = $2 and status is not null order by status, operation_id limit 1`,
        [memberId, idempotencyKey],
      )
      const [call] = rows
      if (call === undefined) throw new Problem(404, 'NOT_FOUND', 'Nothing was carried out under this key.')
      return { status: 200, body: toSubmission(call) }
    },
  }
}

interface AnsweredCall {
  operation_id: string
  status: number
  body: unknown
}

function toSubmission({ operation_id, status, body }: AnsweredCall): Submission {
  if (status >= 400) return { state: 'REFUSED', status, problem: body as components['schemas']['Problem'] }
  const place = placeOfAnswer[operation_id]
  return { state: 'DONE', ...(place !== undefined && { [place]: body }) }
}

import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/b2c.types'
import type pg from 'pg'
import type { SubscriptionsHandlers } from '../../generated/rest-b2c-handlers.ts'
import { daysBefore } from '../../clock.ts'
import {
  findSubscription,
  periodEnd,
  toSubscription,
  type StoredSubscription,
} from '../../members/stored-subscriptions.ts'
import { takePaidSession } from '../../payments/checkout-sessions.ts'
import { bookSubscription } from '../../payments/payment-ledger.ts'
import { trialDays } from '../../sample-data/plans.ts'
import { inTransaction, type Club } from '../club.ts'
import { notFound, refusal } from '../problem.ts'

type Change = components['schemas']['SubscriptionChange']

/** The plan that a member has. */
export function subscriptionsHandlers(club: Club): SubscriptionsHandlers {
  return {
    async listSubscriptions({ member }) {
      const now = club.clock.now()
      const row = await findSubscription(club.database.pool, member.memberId, now)
      return { subscriptions: row === undefined ? [] : [toSubscription(row, now)] }
    },

    createSubscription: (call) =>
      inTransaction(club, call, async (client) => {
        const { memberId } = call.member
        const idempotencyKey = call.header['Idempotency-Key']
        const now = club.clock.now()
        // Before the checkout is looked at: the confirmation page that is opened again is led on (SUB-12)
        if ((await findSubscription(client, memberId, now)) !== undefined) throw subscriptionExists()
        const sessionId = call.body.checkoutSessionId
        const planId = await takePaidSession(client, { sessionId, memberId, now })
        const subscriptionId = await beginSubscription(client, { memberId, planId, now })
        if (subscriptionId === undefined) throw subscriptionExists()
        await bookSubscription(client, { memberId, planId, now, sessionId, subscriptionId, idempotencyKey })
        return { planId }
      }),

    updateSubscription: (call) =>
      inTransaction(club, call, async (client) => {
        const now = club.clock.now()
        const { subscriptionId } = call.path
        const row = await findSubscription(client, call.member.memberId, now, 'change')
        if (row?.subscription_id !== subscriptionId) throw notFound(`There is no subscription ${subscriptionId}.`)
        const changed = change(row, call.body, now)
        await client.query(
          'update subscription set status = $2, reason_text = $3, ends_at = $4 where subscription_id = $1',
          [subscriptionId, changed.status, changed.reason_text, changed.ends_at],
        )
        return toSubscription(changed, now)
      }),
  }
}

/** Cancelled, it lasts until the end of the trial or of what is paid for (SUB-26, SUB-27). */
function change(row: StoredSubscription, wanted: Change, now: Date): StoredSubscription {
  if (wanted.status === 'CANCELED') {
    if (row.status !== 'ACTIVE')
      throw refusal('SUBSCRIPTION_NOT_ACTIVE', 'Only an active subscription can be cancelled.')
    return { ...row, status: 'CANCELED', reason_text: wanted.reasonText, ends_at: periodEnd(row, now) }
  }
  if (row.status !== 'CANCELED')
    throw refusal('SUBSCRIPTION_NOT_CANCELED', 'Only a cancelled subscription can be restarted.')
  return { ...row, status: 'ACTIVE', reason_text: null, ends_at: null }
}

/** A member has one row: only one that has ended makes room. Answers its id; undefined when another call was first. */
async function beginSubscription(
  client: pg.PoolClient,
  { memberId, planId, now }: { memberId: string; planId: string; now: Date },
): Promise<string | undefined> {
  const subscriptionId = randomUUID()
  const { rowCount } = await client.query(
    `insert into subscription as held (member_id, subscription_id, plan_id, status, trial_ends_at, renews_from)
     values ($1, $2, $3, 'ACTIVE', $4, $4)
     on conflict (member_id) do update set subscription_id = excluded.subscription_id, plan_id = excluded.plan_id,
       status = excluded.status, trial_ends_at = excluded.trial_ends_at, renews_from = excluded.renews_from,
       reason_text = null, ends_at = null
     where held.ends_at <= $5`,
    [memberId, subscriptionId, planId, daysBefore(now, -trialDays), now],
  )
  return rowCount === 1 ? subscriptionId : undefined
}

function subscriptionExists() {
  return refusal('SUBSCRIPTION_EXISTS', 'This member has a subscription already.')
}

import type pg from 'pg'

export interface BegunSubscription {
  memberId: string
  planId: string
  sessionId: string
  subscriptionId: string
  idempotencyKey: string | undefined
  now: Date
}

/** Books a subscription that has begun, and closes the member's other open sessions: nobody pays for a second one. */
export async function bookSubscription(client: pg.PoolClient, begun: BegunSubscription): Promise<void> {
  const { memberId, planId, sessionId, subscriptionId, idempotencyKey, now } = begun
  await client.query(
    `insert into payment_entry (member_id, kind, session_id, plan_id, subscription_id, idempotency_key, created_at)
     values ($1, 'SUBSCRIPTION_BEGUN', $2, $3, $4, $5, $6)`,
    [memberId, sessionId, planId, subscriptionId, idempotencyKey ?? null, now],
  )
  await client.query(
    `update checkout_session set expires_at = $2 where member_id = $1 and status = 'open' and expires_at > $2`,
    [memberId, now],
  )
}

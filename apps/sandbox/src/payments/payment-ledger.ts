import type pg from 'pg'
import { insertRow } from '../database/rows.ts'

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
  const { now, ...entry } = begun
  await insertRow(client, 'payment_entry', { ...entry, kind: 'SUBSCRIPTION_BEGUN', createdAt: now })
  await client.query(
    `update checkout_session set expires_at = $2 where member_id = $1 and status = 'open' and expires_at > $2`,
    [entry.memberId, now],
  )
}

import type { components } from '@clubhouse/rest-client/b2c.types'
import type pg from 'pg'
import { addDuration } from '../control/duration.ts'
import { findPlan } from '../sample-data/plans.ts'

type Subscription = components['schemas']['Subscription']

export interface StoredSubscription {
  subscription_id: string
  plan_id: string
  status: Subscription['status']
  reason_text: string | null
  trial_ends_at: Date | null
  /** Where the first period ends; the others follow from there. */
  renews_from: Date
  ends_at: Date | null
}

/**
 * Returns the member's subscription, for a change locked until the transaction ends; one that has ended is not there any
 * more.
 */
export async function findSubscription(
  queries: pg.Pool | pg.PoolClient,
  memberId: string,
  now: Date,
  intent: 'read' | 'change' = 'read',
): Promise<StoredSubscription | undefined> {
  const { rows } = await queries.query<StoredSubscription>(
    `select subscription_id, plan_id, status, reason_text, trial_ends_at, renews_from, ends_at
     from subscription where member_id = $1 and (ends_at is null or ends_at > $2)
     ${intent === 'change' ? 'for update' : ''}`,
    [memberId, now],
  )
  return rows[0]
}

/** Returns a stored subscription as the API shows it (SUB-26). */
export function toSubscription(row: StoredSubscription, now: Date): Subscription {
  const { subscription_id: id, plan_id: planId, status, reason_text, trial_ends_at, ends_at } = row
  return {
    id,
    planId,
    status,
    ...(reason_text !== null && { reasonText: reason_text }),
    ...(trial_ends_at !== null && trial_ends_at > now && { trialEndsAt: trial_ends_at.toISOString() }),
    ...(ends_at === null ? { renewsAt: periodEnd(row, now).toISOString() } : { endsAt: ends_at.toISOString() }),
  }
}

/** When the period that holds a moment ends, and the next begins. A period from the 31st ends with shorter months. */
export function periodEnd({ plan_id, renews_from }: StoredSubscription, now: Date): Date {
  const months = findPlan(plan_id)?.frequency === 'MONTH' ? 1 : 12
  let end = renews_from
  for (let periods = 1; end <= now; periods++) end = addDuration(renews_from, `P${periods * months}M`) ?? end
  return end
}

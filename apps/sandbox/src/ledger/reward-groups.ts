import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'

export type RewardGroupStatus = components['schemas']['RewardGroup']['status']

export interface StoredRewardGroup {
  group_id: string
  pool: string
  reference: string
  description: string
  /** By now: what has not been used in time is EXPIRED. */
  status: RewardGroupStatus
  valid_from: Date
  valid_to: Date
}

/** Returns a member's groups, the newest first, of these references or of all. */
export async function readRewardGroups(
  queries: pg.Pool | pg.PoolClient,
  memberId: string,
  now: Date,
  references?: readonly string[],
): Promise<StoredRewardGroup[]> {
  const { rows } = await queries.query<StoredRewardGroup>(
    `select group_id, pool, reference, description, valid_from, valid_to,
       case when status <> 'USED' and valid_to < $2 then 'EXPIRED' else status end as status
     from reward_group where member_id = $1 and ($3::text[] is null or reference = any ($3))
     order by valid_from desc, reference, group_id`,
    [memberId, now, references ?? null],
  )
  return rows
}

/** Returns one group of a member; undefined when this member has no such group. */
export async function readRewardGroup(
  queries: pg.Pool | pg.PoolClient,
  memberId: string,
  groupId: string,
  now: Date,
): Promise<StoredRewardGroup | undefined> {
  const groups = await readRewardGroups(queries, memberId, now)
  return groups.find(({ group_id }) => group_id === groupId)
}

/** Marks a group used by a debit; false, with nothing done, when it is locked, used or out of time. */
export async function redeemGroup(
  client: pg.PoolClient,
  { memberId, groupId, transactionId, at }: { memberId: string; groupId: string; transactionId: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update reward_group set status = 'USED', transaction_id = $3
     where member_id = $1 and group_id = $2 and status = 'ACTIVE' and valid_from <= $4 and valid_to >= $4`,
    [memberId, groupId, transactionId, at],
  )
  return rowCount === 1
}

import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import type { RewardGroupRecord } from '../sample-data/reward-groups.ts'

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

const columns = `group_id, pool, reference, description, valid_from, valid_to,
  case when status <> 'USED' and valid_to < $2 then 'EXPIRED' else status end as status`

/** Returns a member's groups, the newest first, of these references or of all. */
export async function readRewardGroups(
  queries: pg.Pool | pg.PoolClient,
  memberId: string,
  now: Date,
  references?: readonly string[],
): Promise<StoredRewardGroup[]> {
  const { rows } = await queries.query<StoredRewardGroup>(
    `select ${columns} from reward_group where member_id = $1 and ($3::text[] is null or reference = any ($3))
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
  const { rows } = await queries.query<StoredRewardGroup>(
    `select ${columns} from reward_group where member_id = $1 and group_id = $3`,
    [memberId, now, groupId],
  )
  return rows[0]
}

export interface GroupRedemption {
  memberId: string
  groupId: string
  transactionId: string
  at: Date
}

/** Marks a group used by a debit; false, with nothing done, when it is locked, used or out of time. */
export async function redeemGroup(client: pg.PoolClient, redemption: GroupRedemption): Promise<boolean> {
  const { memberId, groupId, transactionId, at } = redemption
  const { rowCount } = await client.query(
    `update reward_group set status = 'USED', transaction_id = $3
     where member_id = $1 and group_id = $2 and status = 'ACTIVE' and valid_from <= $4 and valid_to >= $4`,
    [memberId, groupId, transactionId, at],
  )
  return rowCount === 1
}

/** Writes new members' groups. */
export async function insertRewardGroups(
  client: pg.PoolClient,
  members: readonly { memberId: string; rewardGroups: readonly RewardGroupRecord[] }[],
): Promise<void> {
  for (const { memberId, rewardGroups } of members)
    for (const group of rewardGroups)
      await client.query(
        `insert into reward_group (member_id, group_id, pool, reference, description, status, valid_from, valid_to)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          memberId,
          group.groupId,
          group.pool,
          group.reference,
          group.description,
          group.status,
          group.validFrom,
          group.validTo,
        ],
      )
}

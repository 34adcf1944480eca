import type pg from 'pg'

/** Takes one of a reward; false when the last one is gone. Rewards without a limit always have one. */
export async function takeOne(client: pg.PoolClient, rewardId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update reward_stock set remaining = remaining - 1 where reward_id = $1 and remaining > 0',
    [rewardId],
  )
  if (rowCount === 1) return true
  const { rows } = await client.query('select from reward_stock where reward_id = $1', [rewardId])
  return rows.length === 0
}

/** Returns the limited rewards of which none is left. */
export async function soldOutRewards(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ reward_id: string }>('select reward_id from reward_stock where remaining = 0')
  return new Set(rows.map(({ reward_id }) => reward_id))
}

/** Sets how many are left of a reward, also of one that had no limit. */
export async function setStock(pool: pg.Pool, rewardId: string, remaining: number): Promise<void> {
  await pool.query(
    `insert into reward_stock (reward_id, remaining) values ($1, $2)
     on conflict (reward_id) do update set remaining = excluded.remaining`,
    [rewardId, remaining],
  )
}

import type pg from 'pg'

/** Signs everybody out: removes sessions, grants, tokens and half-done sign-ins, and keeps the keys. */
export async function forgetSessions(pool: pg.Pool): Promise<void> {
  await pool.query('delete from identity_item')
}

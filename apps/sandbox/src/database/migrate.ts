import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, as long as nothing else in the database locks it. */
const migrationLock = 4_000_001

/** Brings the database to this code's version, in the caller's transaction. Of several processes that start at once, one does it. */
export async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await client.query(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const name of readdirSync(folder).toSorted()) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (applied.get(name) === hash) continue
    if (applied.has(name))
      throw new Error(
        `The sandbox's data was created by another version of ${name}: empty it with npm run sandbox:reset.`,
      )
    await client.query(text)
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
  }
}

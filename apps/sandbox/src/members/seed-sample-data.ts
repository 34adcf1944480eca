import type pg from 'pg'
import type { Database } from '../database/open-database.ts'
import { insertRows } from '../database/rows.ts'
import { houseAccounts } from '../ledger/accounts.ts'
import { insertPartnerPeople } from '../partners/people.ts'
import type { SampleData } from '../sample-data/sample-data.ts'
import { samplePassword, sampleMembers } from '../sample-data/sample-members.ts'
import { insertMembers } from './insert-members.ts'
import { seedMember, stableId } from './seed-member.ts'
import { hashPassword } from './passwords.ts'

/** Any number, as long as nothing else in the database locks it. */
const seedLock = 4_000_002

/** Seeds a database that has none, or whose data is of another scale. */
export async function ensureSampleData(database: Database, sampleData: SampleData): Promise<void> {
  await database.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [seedLock])
    const { rows } = await client.query<{ scale: number }>('select scale from sandbox_state')
    if (rows[0]?.scale !== sampleData.scale) await seed(client, sampleData)
  })
}

/** Resets everything: sample data, flags, clock and faults. */
export async function resetSampleData(database: Database, sampleData: SampleData): Promise<void> {
  await database.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [seedLock])
    await seed(client, sampleData)
  })
}

async function seed(client: pg.PoolClient, sampleData: SampleData) {
  const now = new Date()
  const catalogue = sampleData.catalogue(now)
  await emptyTables(client)
  await client.query('insert into sandbox_state (seeded_at, scale) values ($1, $2)', [now, sampleData.scale])
  await client.query('insert into ledger_account (account_id) select unnest($1::text[])', [houseAccounts])
  const limited = catalogue.spend.concat(catalogue.earn).filter(({ stock }) => stock !== null)
  await insertRows(
    client,
    'reward_stock',
    limited.map(({ reward, stock }) => ({ rewardId: reward.rewardId, remaining: stock })),
  )
  await insertPartnerPeople(client)
  // One salt for all: they share one public password, and hashing is what takes longest.
  const passwordHash = await hashPassword(samplePassword, Buffer.alloc(16))
  const { origin, scale } = sampleData
  const options = { passwordHash, now, catalogue, origin, scale }
  await insertMembers(
    client,
    sampleMembers.map((sample) => {
      const { key, email } = sample
      return seedMember(sample, { ...options, memberId: stableId('member', key), email })
    }),
  )
}

/** Everything but what the identity provider keeps (sessions and keys outlive a reset) and the list of migrations. */
async function emptyTables(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename not like 'identity\\_%' and tablename <> 'schema_migration'`,
  )
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
}

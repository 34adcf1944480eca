import { readFileSync } from 'node:fs'
import type pg from 'pg'

export interface LedgerReport {
  members: number
  entries: number
  /** All members' usable points together. */
  points: number
  violations: LedgerViolation[]
}

interface LedgerViolation {
  rule: string
  /** The member, voucher, order, transaction or key that breaks it. */
  of: string
}

const violationsQuery = readFileSync(new URL('./violations.sql', import.meta.url), 'utf8')

/** Proves the ledger by its own rows, in one snapshot, so that calls in the middle of their work are not mistaken for faults. */
export async function inspectLedger(client: pg.PoolClient): Promise<LedgerReport> {
  await client.query('set transaction isolation level repeatable read, read only')
  const { rows: violations } = await client.query<LedgerViolation>(violationsQuery)
  const { rows } = await client.query<Omit<LedgerReport, 'violations'>>(
    `select (select count(*)::int from member) as members, (select count(*)::int from ledger_entry) as entries,
       (select coalesce(sum(usable), 0)::float from balance) as points`,
  )
  const [totals = { members: 0, entries: 0, points: 0 }] = rows
  return { ...totals, violations }
}

import type { components } from '@clubhouse/rest-client/b2c.types'
import type pg from 'pg'
import type { AccountsHandlers } from '../../generated/rest-b2c-handlers.ts'
import { readBalance } from '../../ledger/ledger.ts'
import type { Club } from '../club.ts'

type Row = components['schemas']['AccountBalances'][number]

/** What a member holds: the club's points, and those of partners that tell us theirs. */
export function accountsHandlers({ database: { pool } }: Club): AccountsHandlers {
  return {
    listAccountBalances: ({ member }) => readAccountBalances(pool, member.memberId),
  }
}

/** Returns a row for each currency that a member has, the club's first. */
export async function readAccountBalances(pool: pg.Pool, memberId: string): Promise<Row[]> {
  const balance = await readBalance(pool, memberId)
  const { rows } = await pool.query<Row>(
    'select partner_code as currency, points as balance from account_link join partner_account using (partner_code, partner_user_id) where member_id = $1 order by partner_code',
    [memberId],
  )
  return [{ currency: 'VRED', balance: balance?.usable ?? 0 }, ...rows]
}

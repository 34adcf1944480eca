import type { components } from '@clubhouse/rest-client/club.types'
import type { StatementsHandlers } from '../../generated/rest-club-handlers.ts'
import { callingMember, type Club } from '../club.ts'

type Schemas = components['schemas']

const pageSize = 20

/** How the member's points came and went. */
export function statementsHandlers({ database: { pool }, flags }: Club): StatementsHandlers {
  return {
    async listStatements({ query, caller }) {
      const { memberId } = await callingMember(pool, caller)
      const { limit = pageSize, offset = 0 } = query
      const { rows } = await pool.query<StatementRow>(
        `select t.transaction_id, t.created_at, t.description, e.points, count(*) over ()::int as total ${lines}
         order by t.created_at desc, t.transaction_id desc limit $2 offset $3`,
        [memberId, limit, offset],
      )
      const total = rows[0]?.total ?? (await countLines(memberId))
      return { status: 200, body: { statements: rows.map(toLine), offset, limit, total } }
    },

    async listPendingPoints({ caller }) {
      const { memberId, email } = await callingMember(pool, caller)
      const { rows } = await pool.query<Schemas['PendingRow'] & { date: Date }>(
        `select pending_id::text as id, created_at as date, description, points from pending_points
         where member_id = $1 order by created_at desc, pending_id desc`,
        [memberId],
      )
      const transactions = rows.map((row) => ({ ...row, date: row.date.toISOString() }))
      const asRows = (await flags.effective(email)).get('pending_as_rows') === true
      return { status: 200, body: asRows ? transactions : { transactions } }
    },
  }

  /** A page beyond the last one has no row with the total. */
  async function countLines(memberId: string): Promise<number> {
    const { rows } = await pool.query<{ total: number }>(`select count(*)::int as total ${lines}`, [memberId])
    return rows[0]?.total ?? 0
  }
}

interface StatementRow {
  transaction_id: string
  created_at: Date
  description: string
  points: number
  total: number
}

/** The member's side of every transaction. */
const lines = `from ledger_account a join ledger_entry e using (account_id) join ledger_transaction t using (transaction_id)
  where a.member_id = $1`

function toLine({ transaction_id, created_at, description, points }: StatementRow): Schemas['StatementLine'] {
  return {
    statementLineId: transaction_id,
    transactionDate: created_at.toISOString(),
    description,
    pointsInt: points,
  }
}

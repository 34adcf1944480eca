import type { components } from '@clubhouse/rest-client/club.types'
import type { StatementsHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'

type Schemas = components['schemas']

const pageSize = 20

/** The member's side of every transaction. */
const lines = `ledger_account join ledger_entry using (account_id) join ledger_transaction using (transaction_id)
  where member_id = $1`

/** How the member's points came and went. */
export function statementsHandlers({ database: { pool }, flags }: Club): StatementsHandlers {
  return {
    async listStatements({ query, member: { memberId } }) {
      const { limit = pageSize, offset = 0 } = query
      const { rows } = await pool.query<Schemas['StatementLine'] & { transactionDate: Date }>(
        `select transaction_id as "statementLineId", created_at as "transactionDate", description, points as "pointsInt"
         from ${lines} order by created_at desc, transaction_id desc limit $2 offset $3`,
        [memberId, limit, offset],
      )
      const counted = await pool.query<{ total: number }>(`select count(*)::int as total from ${lines}`, [memberId])
      const statements = rows.map((row) => ({ ...row, transactionDate: row.transactionDate.toISOString() }))
      return { statements, offset, limit, total: counted.rows[0]?.total ?? 0 }
    },

    async listPendingPoints({ member: { memberId, email } }) {
      const { rows } = await pool.query<Schemas['PendingRow'] & { date: Date }>(
        `select pending_id::text as id, created_at as date, description, points from pending_points
         where member_id = $1 order by created_at desc, pending_id desc`,
        [memberId],
      )
      const transactions = rows.map((row) => ({ ...row, date: row.date.toISOString() }))
      const asRows = (await flags.effective(email)).get('pending_as_rows') === true
      return asRows ? transactions : { transactions }
    },
  }
}

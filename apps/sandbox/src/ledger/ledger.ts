import type pg from 'pg'
import { insertRow, insertRows } from '../database/rows.ts'
import { counterAccount, memberAccount, type TransactionKind } from './accounts.ts'

export interface Balance {
  /** What can be spent now. */
  usable: number
  /** With what is promised but pending. */
  current: number
}

export interface Posting {
  memberId: string
  kind: TransactionKind
  /** The member's side: negative when points are spent. */
  points: number
  /** What the member's statement says. */
  description: string
  at: Date
  operationId?: string
  idempotencyKey?: string | undefined
  /** The transaction that it gives back. */
  refunds?: string
}

/** Returns a member's points; undefined when there is no such member. */
export async function readBalance(queries: pg.Pool | pg.PoolClient, memberId: string): Promise<Balance | undefined> {
  const { rows } = await queries.query<Balance>(
    `select usable, (usable + coalesce((select sum(points) from pending_points where member_id = $1), 0))::int as current
     from balance where member_id = $1`,
    [memberId],
  )
  return rows[0]
}

/**
 * Moves points between a member and the house and returns the transaction's id; undefined, with nothing done, when the
 * member has too few. One conditional update both checks and changes the balance, so that calls that arrive together
 * cannot spend the same points. It locks the member's balance: take it before any stock, always.
 */
export async function post(client: pg.PoolClient, posting: Posting): Promise<string | undefined> {
  const { memberId, kind, points, description, at, operationId, idempotencyKey, refunds } = posting
  const { rowCount } = await client.query(
    'update balance set usable = usable + $2 where member_id = $1 and usable + $2 >= 0',
    [memberId, points],
  )
  if (rowCount === 0) return undefined
  const { transaction_id: transactionId } = await insertRow<{ transaction_id: string }>(client, 'ledger_transaction', {
    kind,
    description,
    createdAt: at,
    operationId,
    idempotencyKey,
    refundsTransactionId: refunds,
  })
  await insertRows(client, 'ledger_entry', [
    { transactionId, accountId: memberAccount(memberId), points },
    { transactionId, accountId: counterAccount[kind], points: -points },
  ])
  return transactionId
}

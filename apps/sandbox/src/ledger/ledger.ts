import type pg from 'pg'
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
  const { memberId, kind, points, description, at } = posting
  const { rowCount } = await client.query(
    'update balance set usable = usable + $2 where member_id = $1 and usable + $2 >= 0',
    [memberId, points],
  )
  if (rowCount === 0) return undefined
  const { rows } = await client.query<{ transaction_id: string }>(
    `with made as (
       insert into ledger_transaction (kind, description, created_at, operation_id, idempotency_key, refunds_transaction_id)
       values ($1, $2, $3, $4, $5, $9) returning transaction_id
     ), entries as (
       insert into ledger_entry (transaction_id, account_id, points)
       select transaction_id, account_id, side from made, (values ($6, $8::int), ($7, -$8::int)) as sides (account_id, side)
     )
     select transaction_id from made`,
    [
      kind,
      description,
      at,
      posting.operationId ?? null,
      posting.idempotencyKey ?? null,
      memberAccount(memberId),
      counterAccount[kind],
      points,
      posting.refunds ?? null,
    ],
  )
  return rows[0]?.transaction_id
}

import type pg from 'pg'
import { readRows } from '../database/rows.ts'

/** The ledger as it is stored, row by row, for a judge that trusts nothing which the sandbox says of itself. */
export interface Books {
  /** In the order in which a member's balance was changed: it is locked before the number is given. */
  transactions: readonly BookedTransaction[]
  entries: readonly { transactionId: number; accountId: string; memberId: string | null; points: number }[]
  balances: readonly { memberId: string; usable: number }[]
  vouchers: readonly BookedRedemption[]
  orders: readonly (BookedRedemption & { status: string })[]
  promotions: readonly { memberId: string; code: string; transactionId: number; points: number }[]
  transfers: readonly { id: string; memberId: string; transactionId: number; points: number }[]
  /** What the card payment provider has booked, in that order. */
  payments: readonly BookedPayment[]
  /** What is left of the limited rewards. */
  stock: readonly { rewardId: string; remaining: number }[]
}

interface BookedPayment {
  memberId: string
  kind: 'CARD_TAKEN' | 'SUBSCRIPTION_BEGUN'
  sessionId: string
  planId: string
  subscriptionId: string | null
  idempotencyKey: string | null
}

interface BookedTransaction {
  transactionId: number
  kind: string
  operationId: string | null
  idempotencyKey: string | null
  refunds: number | null
}

interface BookedRedemption {
  id: string
  memberId: string
  transactionId: number
  rewardId: string
  points: number
}

const queries: Readonly<Record<keyof Books, string>> = {
  transactions: `select transaction_id::int, kind, operation_id, idempotency_key, refunds_transaction_id::int as refunds
    from ledger_transaction order by transaction_id`,
  entries: `select transaction_id::int, account_id, member_id, points
    from ledger_entry join ledger_account using (account_id) order by transaction_id, entry_id`,
  balances: 'select member_id, usable from balance',
  vouchers: 'select voucher_id as id, member_id, transaction_id::int, reward_id, points from voucher',
  orders: 'select order_id as id, member_id, transaction_id::int, reward_id, points, status from reward_order',
  promotions: 'select member_id, code, transaction_id::int, points from promotion_redemption',
  transfers: 'select transfer_id as id, member_id, transaction_id::int, points from points_transfer',
  payments: `select member_id, kind, session_id, plan_id, subscription_id, idempotency_key
    from payment_entry order by entry_id`,
  stock: 'select reward_id, remaining from reward_stock',
}

/** Reads everything in one snapshot. */
export async function readBooks(client: pg.PoolClient): Promise<Books> {
  await client.query('set transaction isolation level repeatable read, read only')
  const books: Partial<Record<keyof Books, unknown>> = {}
  for (const [part, query] of Object.entries(queries)) books[part as keyof Books] = await readRows(client, query)
  return books as Books
}

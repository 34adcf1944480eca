import type pg from 'pg'

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
  transactions: `select transaction_id::int as "transactionId", kind, operation_id as "operationId",
      idempotency_key as "idempotencyKey", refunds_transaction_id::int as refunds
    from ledger_transaction order by transaction_id`,
  entries: `select transaction_id::int as "transactionId", account_id as "accountId", member_id as "memberId", points
    from ledger_entry join ledger_account using (account_id) order by transaction_id, entry_id`,
  balances: 'select member_id as "memberId", usable from balance',
  vouchers: `select voucher_id as id, member_id as "memberId", transaction_id::int as "transactionId",
      reward_id as "rewardId", points from voucher`,
  orders: `select order_id as id, member_id as "memberId", transaction_id::int as "transactionId",
      reward_id as "rewardId", points, status from reward_order`,
  promotions: `select member_id as "memberId", code, transaction_id::int as "transactionId", points
    from promotion_redemption`,
  transfers: `select transfer_id as id, member_id as "memberId", transaction_id::int as "transactionId", points
    from points_transfer`,
  payments: `select member_id as "memberId", kind, session_id as "sessionId", plan_id as "planId",
      subscription_id as "subscriptionId", idempotency_key as "idempotencyKey" from payment_entry order by entry_id`,
  stock: 'select reward_id as "rewardId", remaining from reward_stock',
}

/** Reads everything in one snapshot. */
export async function readBooks(client: pg.PoolClient): Promise<Books> {
  await client.query('set transaction isolation level repeatable read, read only')
  const books: Partial<Record<keyof Books, unknown>> = {}
  for (const [part, query] of Object.entries(queries)) books[part as keyof Books] = (await client.query(query)).rows
  return books as Books
}

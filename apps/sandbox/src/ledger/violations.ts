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

/** Each rule as a query for what breaks it; the first column says what does. */
const rules: Readonly<Record<string, string>> = {
  'a balance equals the sum of its entries': `
    select b.member_id from balance b left join ledger_account a on a.member_id = b.member_id
    where b.usable <> (select coalesce(sum(e.points), 0) from ledger_entry e where e.account_id = a.account_id)`,
  'every member has a balance and an account': `
    select m.member_id from member m left join balance b using (member_id) left join ledger_account a using (member_id)
    where b.member_id is null or a.member_id is null`,
  'no balance is below zero': 'select member_id from balance where usable < 0',
  'the entries of a transaction sum to zero':
    'select transaction_id::text from ledger_entry group by transaction_id having sum(points) <> 0',
  'a transaction has two entries': `
    select t.transaction_id::text from ledger_transaction t
    where (select count(*) from ledger_entry e where e.transaction_id = t.transaction_id) <> 2`,
  'a voucher has its one debit': `
    select v.voucher_id from voucher v
    where (select count(*) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
           where t.transaction_id = v.transaction_id and t.kind = 'exchange' and a.member_id = v.member_id and e.points = -v.points) <> 1`,
  'an order has its one debit': `
    select o.order_id from reward_order o
    where (select count(*) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
           where t.transaction_id = o.transaction_id and t.kind = 'order' and a.member_id = o.member_id and e.points = -o.points) <> 1`,
  'a debit has its voucher or order': `
    select t.transaction_id::text from ledger_transaction t
    where t.kind in ('exchange', 'order')
      and (select count(*) from voucher v where v.transaction_id = t.transaction_id) + (select count(*) from reward_order o where o.transaction_id = t.transaction_id) <> 1`,
  'a refund is of one order or voucher and no more than it cost': `
    select r.transaction_id::text from ledger_transaction r
    where r.kind = 'refund' and (
      r.refunds_transaction_id is null
      or (select count(*) from ledger_transaction t where t.refunds_transaction_id = r.refunds_transaction_id) <> 1
      or (select sum(abs(e.points)) from ledger_entry e where e.transaction_id = r.transaction_id)
       > (select sum(abs(e.points)) from ledger_entry e where e.transaction_id = r.refunds_transaction_id))`,
  'a cancelled order has its one refund, and no other order has any': `
    select o.order_id from reward_order o
    where (select count(*) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
           where t.kind = 'refund' and t.refunds_transaction_id = o.transaction_id and a.member_id = o.member_id and e.points = o.points)
       <> case when o.status = 'CANCELLED' then 1 else 0 end`,
  'a redeemed promotion code has its one credit': `
    select p.member_id || ' ' || p.code from promotion_redemption p
    where (select count(*) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
           where t.transaction_id = p.transaction_id and t.kind = 'promotion' and a.member_id = p.member_id and e.points = p.points) <> 1`,
  'a promotion credit has its redeemed code': `
    select t.transaction_id::text from ledger_transaction t
    where t.kind = 'promotion' and not exists (select from promotion_redemption p where p.transaction_id = t.transaction_id)`,
  'a reward group is used by a debit of its own member': `
    select g.member_id || ' ' || g.group_id from reward_group g
    where g.transaction_id is not null
      and not exists (select from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
                      where t.transaction_id = g.transaction_id and t.kind in ('exchange', 'order') and a.member_id = g.member_id)`,
  'no member has more than nine favourites': 'select member_id from favourite group by member_id having count(*) > 9',
  'a transfer is a credit of what left the partner': `
    select t.transaction_id::text from ledger_transaction t
    where t.kind = 'transfer' and (select count(*) from points_transfer p join ledger_account a using (member_id) join ledger_entry e using (account_id)
      where p.transaction_id = t.transaction_id and e.transaction_id = t.transaction_id and e.points = p.points) <> 1`,
  'flights are paid for with the debit of a booking': `
    select t.transaction_id::text from ledger_transaction t
    where t.kind = 'flight' and not exists (select from flight_booking b where b.transaction_id = t.transaction_id)`,
  'no idempotency key is used twice': `
    select t.operation_id || ' ' || t.idempotency_key from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
    where t.idempotency_key is not null and a.member_id is not null
    group by a.member_id, t.operation_id, t.idempotency_key having count(*) > 1`,
  'no stock is below zero': 'select reward_id from reward_stock where remaining < 0',
}

/** Proves the ledger by its own rows, in one snapshot, so that calls in the middle of their work are not mistaken for faults. */
export async function inspectLedger(client: pg.PoolClient): Promise<LedgerReport> {
  await client.query('set transaction isolation level repeatable read, read only')
  const violations: LedgerViolation[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
    violations.push(...rows.map(([of]) => ({ rule, of })))
  }
  const { rows } = await client.query<{ members: number; entries: number; points: string }>(
    'select (select count(*)::int from member) as members, (select count(*)::int from ledger_entry) as entries, (select coalesce(sum(usable), 0) from balance) as points',
  )
  const [totals] = rows
  return {
    members: totals?.members ?? 0,
    entries: totals?.entries ?? 0,
    points: Number(totals?.points ?? 0),
    violations,
  }
}

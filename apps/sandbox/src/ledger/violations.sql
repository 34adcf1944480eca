-- What breaks the rules of the ledger: each rule in words, and the member, voucher, order, transaction or key that breaks it.
with member_entry as not materialized (
  -- The member's side of each transaction.
  select t.transaction_id, t.kind, t.refunds_transaction_id, t.operation_id, t.idempotency_key, a.member_id, e.points
  from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (account_id)
  where a.member_id is not null
)

select 'a balance equals the sum of its entries' as rule, b.member_id as of from balance b
where b.usable <> (select coalesce(sum(points), 0) from member_entry e where e.member_id = b.member_id)

union all
select 'every member has a balance and an account', m.member_id
from member m left join balance b using (member_id) left join ledger_account a using (member_id)
where b.member_id is null or a.member_id is null

union all
select 'no balance is below zero', member_id from balance where usable < 0

union all
select 'the entries of a transaction sum to zero', transaction_id::text
from ledger_entry group by transaction_id having sum(points) <> 0

union all
select 'a transaction has two entries', t.transaction_id::text from ledger_transaction t
where (select count(*) from ledger_entry e where e.transaction_id = t.transaction_id) <> 2

union all
select 'a voucher has its one debit', v.voucher_id from voucher v
where (select count(*) from member_entry e
       where e.transaction_id = v.transaction_id and e.kind = 'exchange' and e.member_id = v.member_id and e.points = -v.points) <> 1

union all
select 'an order has its one debit', o.order_id from reward_order o
where (select count(*) from member_entry e
       where e.transaction_id = o.transaction_id and e.kind = 'order' and e.member_id = o.member_id and e.points = -o.points) <> 1

union all
select 'a debit has its voucher or order', t.transaction_id::text from ledger_transaction t
where t.kind in ('exchange', 'order')
  and (select count(*) from voucher v where v.transaction_id = t.transaction_id)
    + (select count(*) from reward_order o where o.transaction_id = t.transaction_id) <> 1

union all
select 'a refund is of one order or voucher and no more than it cost', r.transaction_id::text from ledger_transaction r
where r.kind = 'refund' and (
  r.refunds_transaction_id is null
  or (select count(*) from ledger_transaction t where t.refunds_transaction_id = r.refunds_transaction_id) <> 1
  or (select sum(abs(e.points)) from ledger_entry e where e.transaction_id = r.transaction_id)
   > (select sum(abs(e.points)) from ledger_entry e where e.transaction_id = r.refunds_transaction_id))

union all
select 'a cancelled order has its one refund, and no other order has any', o.order_id from reward_order o
where (select count(*) from member_entry e
       where e.refunds_transaction_id = o.transaction_id and e.kind = 'refund' and e.member_id = o.member_id and e.points = o.points)
   <> case when o.status = 'CANCELLED' then 1 else 0 end

union all
select 'a redeemed promotion code has its one credit', p.member_id || ' ' || p.code from promotion_redemption p
where (select count(*) from member_entry e
       where e.transaction_id = p.transaction_id and e.kind = 'promotion' and e.member_id = p.member_id and e.points = p.points) <> 1

union all
select 'a promotion credit has its redeemed code', t.transaction_id::text from ledger_transaction t
where t.kind = 'promotion' and not exists (select from promotion_redemption p where p.transaction_id = t.transaction_id)

union all
select 'a reward group is used by a debit of its own member', g.member_id || ' ' || g.group_id from reward_group g
where g.transaction_id is not null
  and not exists (select from member_entry e
                  where e.transaction_id = g.transaction_id and e.kind in ('exchange', 'order') and e.member_id = g.member_id)

union all
select 'no member has more than nine favourites', member_id from favourite group by member_id having count(*) > 9

union all
select 'a transfer is a credit of what left the partner', t.transaction_id::text from ledger_transaction t
where t.kind = 'transfer'
  and (select count(*) from points_transfer p join member_entry e using (transaction_id, member_id, points)
       where p.transaction_id = t.transaction_id) <> 1

union all
select 'flights are paid for with the debit of a booking', t.transaction_id::text from ledger_transaction t
where t.kind = 'flight' and not exists (select from flight_booking b where b.transaction_id = t.transaction_id)

union all
select 'no idempotency key is used twice', operation_id || ' ' || idempotency_key from member_entry
where idempotency_key is not null group by member_id, operation_id, idempotency_key having count(*) > 1

union all
select 'no stock is below zero', reward_id from reward_stock where remaining < 0

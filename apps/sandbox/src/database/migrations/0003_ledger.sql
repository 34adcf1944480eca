-- Double entry: points never appear or vanish, they move between accounts.
create table ledger_account (
  account_id text primary key,
  -- Null for the accounts of the house.
  member_id text unique references member on delete cascade
);

create table ledger_transaction (
  transaction_id bigint generated always as identity primary key,
  kind text not null check (kind in ('opening', 'earn', 'adjustment', 'exchange', 'order', 'refund')),
  description text not null,
  created_at timestamptz not null,
  refunds_transaction_id bigint references ledger_transaction,
  operation_id text,
  idempotency_key text
);

create table ledger_entry (
  entry_id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account_id text not null references ledger_account,
  points integer not null,
  unique (transaction_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id, transaction_id);

create function refuse_unbalanced_transaction() returns trigger language plpgsql as $$
begin
  if (select sum(points) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
-- Deferred: a transaction is complete only when all its entries are in.
create constraint trigger ledger_transaction_balances after insert or update on ledger_entry
  deferrable initially deferred for each row execute function refuse_unbalanced_transaction();

-- The sum of a member's entries, kept so that spending is one conditional update that locks one row.
create table balance (
  member_id text primary key references member on delete cascade,
  usable integer not null check (usable >= 0)
);

-- Points that are promised but not yet usable.
create table pending_points (
  pending_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  description text not null,
  points integer not null check (points >= 0),
  created_at timestamptz not null
);
create index pending_points_member on pending_points (member_id);

-- Points for a promotion code (PRM-08).
alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check
  check (kind in ('opening', 'earn', 'adjustment', 'exchange', 'order', 'refund', 'promotion', 'transfer'));

create table promotion_redemption (
  member_id text not null references member on delete cascade,
  code text not null,
  transaction_id bigint not null unique references ledger_transaction,
  points integer not null check (points > 0),
  created_at timestamptz not null,
  -- A member redeems a code once.
  primary key (member_id, code)
);
create index promotion_redemption_code on promotion_redemption (code);

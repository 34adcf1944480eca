-- Rewards of which there is a limited number; the others have no row.
create table reward_stock (
  reward_id text primary key,
  remaining integer not null check (remaining >= 0)
);

-- A voucher and an order each stand for exactly one debit.
create table voucher (
  voucher_id text primary key,
  member_id text not null references member on delete cascade,
  transaction_id bigint not null unique references ledger_transaction,
  reward_id text not null,
  points integer not null check (points >= 0),
  code text not null,
  url text,
  -- The reward as it was when it was exchanged.
  content jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null
);
create index voucher_member on voucher (member_id, valid_from desc, voucher_id);

create table reward_order (
  order_id text primary key,
  member_id text not null references member on delete cascade,
  transaction_id bigint not null unique references ledger_transaction,
  reward_id text not null,
  redemption_type text not null,
  status text not null check (status in ('PENDING', 'PROCESSING', 'DISPATCHED', 'DELIVERED', 'CONFIRMED', 'CANCELLED')),
  points integer not null check (points >= 0),
  content jsonb not null,
  created_at timestamptz not null,
  tracking_url text,
  gift_message text
);
create index reward_order_member on reward_order (member_id, created_at desc, order_id);

create table earn_redemption (
  redemption_id text primary key,
  member_id text not null references member on delete cascade,
  reward_id text not null,
  tracking_url text not null,
  created_at timestamptz not null
);
create index earn_redemption_member on earn_redemption (member_id);

-- The first answer under each key, stored in the transaction of what it did.
create table idempotent_answer (
  member_id text not null references member on delete cascade,
  operation_id text not null,
  key text not null,
  request_hash text not null,
  status integer,
  -- Not jsonb, which would change the order of what was answered.
  body json,
  primary key (member_id, operation_id, key)
);

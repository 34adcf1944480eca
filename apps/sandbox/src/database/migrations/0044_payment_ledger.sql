-- What the card payment provider has booked, in order. Rows are only ever added, and nothing forbids a second one: so a
-- payment or a subscription that was made twice can be seen here.
create table payment_entry (
  entry_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('CARD_TAKEN', 'SUBSCRIPTION_BEGUN')),
  session_id text not null,
  plan_id text not null,
  subscription_id text,
  idempotency_key text,
  created_at timestamptz not null,
  check ((kind = 'SUBSCRIPTION_BEGUN') = (subscription_id is not null))
);
create index payment_entry_member on payment_entry (member_id);

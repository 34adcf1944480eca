-- What the referral partner was told; an order identifier counts once.
create table referral_order (
  order_identifier text primary key,
  record jsonb not null,
  created_at timestamptz not null
);

-- What an order needs beyond its debit (CHK-01, ORD-01).
alter table reward_order
  add column delivery_address jsonb,
  add column person_details jsonb,
  add column voyages_booking jsonb,
  add column consent jsonb,
  -- Since when the order has the stored status; from then on it moves by itself as time passes.
  add column status_since timestamptz not null default now();
alter table reward_order alter column status_since drop default;

-- A subscription's periods follow from where the first one ends; while it is active they go on for ever.
alter table subscription
  add column subscription_id text,
  add column trial_ends_at timestamptz,
  add column renews_from timestamptz,
  add column reason_text text;
update subscription set
  subscription_id = gen_random_uuid()::text,
  renews_from = coalesce(ends_at, now() + interval '200 days');
alter table subscription
  alter column subscription_id set not null,
  alter column renews_from set not null,
  add unique (subscription_id),
  -- What is cancelled has an end, and what goes on has none.
  add check ((status = 'CANCELED') = (ends_at is not null));

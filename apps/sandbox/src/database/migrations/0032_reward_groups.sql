-- Rewards that only some members may have, of which each chooses one (ENT-10, RWD-28).
create table reward_group (
  member_id text not null references member on delete cascade,
  group_id text not null,
  -- Which rewards of the catalogue belong to it.
  pool text not null,
  reference text not null,
  description text not null,
  -- An active or locked one is expired once its time is over.
  status text not null check (status in ('ACTIVE', 'LOCKED', 'USED')),
  valid_from timestamptz not null,
  valid_to timestamptz not null check (valid_to > valid_from),
  -- The debit that used it; null when that was before the statement begins.
  transaction_id bigint unique references ledger_transaction,
  check (transaction_id is null or status = 'USED'),
  primary key (member_id, group_id)
);

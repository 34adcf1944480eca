-- Points that left a partner and became the club's: each is one credit of the ledger.
create table points_transfer (
  transfer_id text primary key,
  member_id text not null references member on delete cascade,
  transaction_id bigint not null unique references ledger_transaction,
  partner_code text not null,
  partner_user_id text not null,
  points integer not null check (points > 0),
  created_at timestamptz not null,
  foreign key (partner_code, partner_user_id) references partner_account
);
create index points_transfer_account on points_transfer (partner_code, partner_user_id, created_at);

-- What the card payment provider keeps: no card number is ever stored.
create table checkout_session (
  session_id text primary key,
  client_secret text not null unique,
  member_id text not null references member on delete cascade,
  plan_id text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  declined_count integer not null default 0,
  -- Set while the bank asks whether it is really the card's owner who pays.
  is_challenged boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set once it has made a subscription, which it does once.
  used_at timestamptz
);
create index checkout_session_member on checkout_session (member_id);

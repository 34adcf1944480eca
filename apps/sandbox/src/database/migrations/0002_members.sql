create table member (
  member_id text primary key,
  -- In lower case, which is how people type it or not.
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  -- As in the API, without what has a column or a table of its own.
  profile jsonb not null,
  created_at timestamptz not null
);

create table account_link (
  member_id text not null references member on delete cascade,
  partner_code text not null,
  partner_user_id text not null,
  partner_points integer check (partner_points >= 0),
  primary key (member_id, partner_code)
);

create table favourite (
  favourite_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  type text not null check (type in ('SPEND', 'EARN')),
  reward_id text not null,
  created_at timestamptz not null,
  unique (member_id, type, reward_id)
);

create table subscription (
  member_id text primary key references member on delete cascade,
  plan_id text not null,
  status text not null check (status in ('ACTIVE', 'CANCELED')),
  ends_at timestamptz
);

-- The incentive codes that a member handed in.
create table user_event (
  event_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  code text not null,
  created_at timestamptz not null
);
create index user_event_member on user_event (member_id);

-- Applications for the card, which go on at the card issuer's.
create table card_application (
  token text primary key,
  -- Null for a visitor's.
  member_id text references member on delete cascade,
  accor_id text not null,
  site_code text not null,
  application_type text not null check (application_type in ('PREQUAL', 'APPLY')),
  return_url text not null,
  status text not null default 'STARTED' check (status in ('STARTED', 'SUBMITTED', 'CANCELLED')),
  created_at timestamptz not null
);
create index card_application_member on card_application (member_id);

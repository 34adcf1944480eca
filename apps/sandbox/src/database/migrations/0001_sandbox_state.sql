-- What all processes that share this database must agree on.
create table sandbox_state (
  only_row boolean primary key default true check (only_row),
  -- The sandbox's time is the machine's time plus this.
  clock_offset_ms bigint not null default 0,
  -- When the sample data was laid out, in the sandbox's time: the catalogue's dates are relative to it.
  seeded_at timestamptz not null,
  scale integer not null check (scale > 0)
);

create table feature_flag (
  name text not null,
  -- Empty: the flag holds for all.
  member_email text not null default '',
  value jsonb not null,
  primary key (name, member_email)
);

create table fault (
  fault_id bigint generated always as identity primary key,
  operation_id text not null,
  member_email text,
  skip_left integer not null check (skip_left >= 0),
  times_left integer not null check (times_left >= 0),
  action jsonb not null
);

-- Only to look at, and written at every call: not worth a flush to disk.
create unlogged table request_log (
  request_id bigint generated always as identity primary key,
  operation_id text,
  member_email text,
  received_at timestamptz not null,
  -- Not jsonb, which refuses some texts that a client may well send.
  record json not null
);
create index request_log_operation on request_log (operation_id, request_id);

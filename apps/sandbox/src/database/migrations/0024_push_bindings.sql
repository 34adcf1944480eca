-- Where devices take notifications. A device is one member's.
create table push_binding (
  binding_id text primary key,
  member_id text not null references member on delete cascade,
  binding_type text not null check (binding_type in ('web', 'apn', 'fcm')),
  address text not null,
  created_at timestamptz not null,
  unique (binding_type, address)
);
create index push_binding_member on push_binding (member_id);

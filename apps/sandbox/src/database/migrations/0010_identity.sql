-- Everything the OpenID Connect provider keeps: sessions, grants, codes, refresh tokens, interactions, pushed requests.
-- The payload is json, not jsonb: it holds request parameters as they came, and jsonb refuses the escaped NUL.
create table if not exists identity_item (
  kind text not null,
  id text not null,
  payload json not null,
  grant_id text,
  session_uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);

create index if not exists identity_item_grant on identity_item (grant_id) where grant_id is not null;

-- Not unique: two tabs that renew at once may each give the same session a new identifier.
create index if not exists identity_item_session on identity_item (session_uid) where session_uid is not null;

-- Made once per database, so that tokens and cookies outlive a restart and hold for every process that shares it.
create table if not exists identity_key (
  name text primary key,
  value jsonb not null
);

-- A partner's own customers. A member links one of these, and nobody else can link it then.
create table partner_account (
  partner_code text not null,
  partner_user_id text not null,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  points integer not null check (points >= 0),
  primary key (partner_code, partner_user_id),
  unique (partner_code, email)
);

-- Links of before name accounts that nobody has. Sample data is laid out anew when there is no state.
truncate account_link;
delete from sandbox_state;
alter table account_link
  drop column partner_points,
  add column linked_at timestamptz not null,
  add foreign key (partner_code, partner_user_id) references partner_account,
  add unique (partner_code, partner_user_id);

-- What the rewards partner sends a member back with; it goes when it is used.
create table partner_authorization_code (
  code text primary key,
  partner_code text not null,
  partner_user_id text not null,
  redirect_uri text not null,
  scope text not null,
  nonce text,
  expires_at timestamptz not null,
  foreign key (partner_code, partner_user_id) references partner_account
);

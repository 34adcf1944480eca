-- The words that a member read beside a marketing choice, each time that one was made.
create table marketing_consent (
  consent_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  field text not null check (field in ('marketingText', 'marketingEmailText', 'marketingSmsText')),
  words text not null,
  created_at timestamptz not null
);
create index marketing_consent_member on marketing_consent (member_id);

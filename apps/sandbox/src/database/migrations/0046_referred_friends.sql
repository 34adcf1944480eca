-- Friends whom a member has invited, as the referral partner counts them.
create table referred_friend (
  member_id text not null references member on delete cascade,
  name text not null,
  status text not null check (status in ('INVITED', 'JOINED')),
  points integer not null,
  invited_at timestamptz not null,
  primary key (member_id, name)
);

-- The submission that a stepped-up token was used for: it is good for the repetitions of that one, and for no other.
create table step_up_use (
  token_id text primary key,
  submission text not null
);

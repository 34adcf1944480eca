-- A code counts once for a member: an answer that got lost makes the app hand it in again.
delete from user_event again using user_event first
  where again.member_id = first.member_id and again.code = first.code and again.event_id > first.event_id;
create unique index user_event_once on user_event (member_id, code);

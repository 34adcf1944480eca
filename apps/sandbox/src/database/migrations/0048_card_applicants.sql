-- What the card issuer need not ask of a member who applies.
alter table card_application add column date_of_birth date;

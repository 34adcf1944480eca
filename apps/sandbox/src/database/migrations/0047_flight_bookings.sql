-- Journeys that were paid for at the airline (FLT-43, FLT-66): each once, with the points that it took.
alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check
  check (kind in ('opening', 'earn', 'adjustment', 'exchange', 'order', 'refund', 'promotion', 'transfer', 'flight'));

create table flight_booking (
  -- The fare of the last slice; a later search of the same member may extend the basket, never book it again.
  offer_id text primary key references flight_offer on delete cascade,
  transaction_id bigint not null unique references ledger_transaction,
  booked_at timestamptz not null
);

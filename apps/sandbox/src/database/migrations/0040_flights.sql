-- What members of the flight search put their journeys together in (FLT-59). The same search of a member has one basket.
create table flight_basket (
  basket_id text primary key,
  member_id text not null references member on delete cascade,
  currency text not null check (currency in ('USD', 'GBP')),
  -- The ways of the journey, and how many of each kind of passenger: as in the search.
  slices jsonb not null,
  passengers jsonb not null,
  expires_at timestamptz not null
);
create index flight_basket_member on flight_basket (member_id);

-- Fares of a basket that have an identifier, so that they may be chosen.
create table flight_offer (
  offer_id text primary key,
  basket_id text not null references flight_basket on delete cascade,
  -- Counted from 0; an offer on the second slice knows the one that was chosen on the first.
  slice_index integer not null check (slice_index in (0, 1)),
  previous_offer_id text references flight_offer on delete cascade,
  flight jsonb not null,
  departs_at timestamptz not null,
  arrives_at timestamptz not null,
  fare_family text not null,
  -- Null when the airline does not say.
  seats integer check (seats > 0),
  -- What an adult pays.
  points integer not null check (points > 0),
  taxes_pence integer not null check (taxes_pence >= 0),
  check ((slice_index = 0) = (previous_offer_id is null))
);
create index flight_offer_basket on flight_offer (basket_id);
create index flight_offer_previous on flight_offer (previous_offer_id);

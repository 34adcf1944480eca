// Generated from schemas/graphql/schema.graphql by `npm run codegen`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FlightContext } from '../graphql/flight-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An airline's IATA code, two capital letters or digits. The airline itself is `VS` (FLT-34, FLT-56). */
  AirlineCode: { input: string; output: string; }
  /** An airport's IATA code, three capital letters (FLT-12, FLT-30, FLT-62). */
  AirportCode: { input: string; output: string; }
  /**
   * An amount of money in the currency that stands beside it, as decimal text with two places, such as `1234.50`: exact, and
   * what `Intl.NumberFormat` takes as it is (FLT-58, FLT-60; format assumed).
   */
  Amount: { input: `${number}.${number}`; output: `${number}.${number}`; }
  /** A day of the calendar, `yyyy-MM-dd`, that exists: 2026-02-30 does not (FLT-30, FLT-62). */
  Date: { input: `${number}-${number}-${number}`; output: `${number}-${number}-${number}`; }
  /**
   * A moment at a place: ISO 8601, to the second, in the place's own time with its offset from UTC, such as
   * `2026-12-01T16:30:00-05:00` (FLT-56; format assumed).
   */
  DateTime: { input: `${number}-${number}-${number}T${string}`; output: `${number}-${number}-${number}T${string}`; }
  /** A length of time in hours and minutes: ISO 8601, such as `PT7H45M` (FLT-56; format assumed). */
  Duration: { input: `PT${string}`; output: `PT${string}`; }
  /** The three cabins that points buy; an enum could not hold the hyphens (FLT-57). */
  FareFamilyType: { input: 'AWARD-ECONOMY' | 'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY' | 'AWARD-BUSINESS-FIRST'; output: 'AWARD-ECONOMY' | 'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY' | 'AWARD-BUSINESS-FIRST'; }
};

/** An airline (FLT-56). */
export type Airline = {
  /** Its IATA code (FLT-34, FLT-56). */
  code: Scalars['AirlineCode']['output'];
  /** As it calls itself (FLT-56). */
  name: Scalars['String']['output'];
};

/** What the cabins of an offer include (FLT-61, FLT-65). */
export type CabinDetails = {
  /** One for each segment, in the order of travel (FLT-61). */
  legs: Array<CabinLeg>;
  /** The offer that was asked for (FLT-65). */
  offerId: Scalars['ID']['output'];
};

/** One leg's cabin, in the airline's words. What the airline does not say is null (FLT-61). */
export type CabinLeg = {
  /** What there is to drink (FLT-61). */
  beverages: Maybe<Scalars['String']['output']>;
  /** When to board (FLT-61). */
  boardingPriority: Maybe<Scalars['String']['output']>;
  /** Bags to take on board, for each passenger (FLT-61). */
  carryOnBags: Maybe<Scalars['String']['output']>;
  /** Where to check in (FLT-61). */
  checkInPriority: Maybe<Scalars['String']['output']>;
  /** Bags to check in, of all passengers together (FLT-61). */
  checkedBags: Maybe<Scalars['String']['output']>;
  /** The cabin that most of the leg is flown in (FLT-61). */
  dominantCabinName: Maybe<Scalars['String']['output']>;
  /** What there is to eat (FLT-61). */
  freshFoods: Maybe<Scalars['String']['output']>;
  /** Which lounge is open to the passengers (FLT-61). */
  loungeAccess: Maybe<Scalars['String']['output']>;
  /** How far the seats are apart (FLT-61). */
  seatPitch: Maybe<Scalars['String']['output']>;
  /** Whether and when seats can be chosen (FLT-61). */
  seatSelection: Maybe<Scalars['String']['output']>;
};

/** What money amounts are given in (FLT-55, FLT-58). */
export type CurrencyCode =
  /** Pounds sterling, shown as £ (FLT-55). */
  | 'GBP'
  /** US dollars, shown as $ (FLT-55). */
  | 'USD';

/** Someone who travels (FLT-62). */
export type CustomerDetail = {
  /** Tells the passengers of a search apart, such as `1`; it is no one's member number (FLT-62; assumed). */
  custId: Scalars['ID']['input'];
  /** Which kind of passenger (FLT-28, FLT-62). */
  ptc: PassengerTypeCode;
};

/** Every `code` of an error, and the `status` that it goes with (FLT-49, FLT-50; assumed, but for the texts). */
export type ErrorCode =
  /** 400. Something in the request cannot be: `extensions.errors` says what and where (ERR-02). */
  | 'BAD_USER_INPUT'
  /** 404. The caller has no such basket (FLT-50). */
  | 'BASKET_NOT_FOUND'
  /** 413. The request is larger than 1 MiB (ERR-11). */
  | 'BODY_TOO_LARGE'
  /** 400. The document is not GraphQL (ERR-02). */
  | 'GRAPHQL_PARSE_FAILED'
  /** 400. The document does not fit this schema, or asks for too much at once (ERR-02). */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** 422. Nothing flies this route that day (FLT-49). */
  | 'NO_FLIGHTS'
  /** 409. The journey has one slice only, so there is no next one (FLT-50). */
  | 'NO_NEXT_SLICE'
  /** 410. Half an hour has gone by since the search, or the flight has left (FLT-50, FLT-51, FLT-52). */
  | 'OFFER_EXPIRED'
  /** 409. The number of seats that are left is not known, so the fare cannot be booked (FLT-35, FLT-51). */
  | 'OFFER_NOT_AVAILABLE'
  /** 404. The caller has no such offer, or not in this basket, or not on this slice (FLT-50, FLT-51, FLT-52). */
  | 'OFFER_NOT_FOUND'
  /** 404. 'We're sorry, we don't fly this route' (FLT-53). */
  | 'ROUTE_NOT_FLOWN'
  /** 409. A fare has yet to be chosen on the last slice (FLT-51). */
  | 'SELECTION_INCOMPLETE'
  /** 500. The service failed (ERR-08). */
  | 'SERVER_ERROR'
  /** 401. The id token is missing, wrong or expired (ERR-04, FLT-45). */
  | 'UNAUTHENTICATED';

/** What one fare family costs on a flight, if it can be had (FLT-57). */
export type Fare = {
  /** Why it cannot be had; null when it can (FLT-57). */
  availability: Maybe<FareAvailability>;
  /** Seats left; null when that is not known, and then the fare cannot be had either (FLT-35, FLT-36, FLT-57). */
  availableSeatCount: Maybe<Scalars['Int']['output']>;
  /** Which of the three cabins (FLT-57). */
  fareFamilyType: Scalars['FareFamilyType']['output'];
  /** The cabin on each segment of the flight, in their order (FLT-57). */
  fareSegments: Array<FareSegment>;
  /** The offer, to be chosen by; null when the fare cannot be had (FLT-57). */
  id: Maybe<Scalars['ID']['output']>;
  /** What it costs; for a fare that cannot be had, what it would cost (FLT-57, FLT-58). */
  price: FarePrice;
};

/** Why a fare cannot be had (FLT-57). */
export type FareAvailability =
  /** This flight has no such cabin (FLT-57). */
  | 'NOT_OFFERED'
  /** There are not enough seats left for all who travel (FLT-57). */
  | 'SOLD_OUT';

/**
 * What all who travel pay together. On the first slice it is the price of that slice; on the second it is the price of the
 * whole journey, so that it can be held against the member's balance (FLT-37, FLT-58; reading assumed).
 */
export type FarePrice = {
  /** Taxes, fees and charges, which points do not pay (FLT-58). */
  amountIncludingTax: Scalars['Amount']['output'];
  /** Points (FLT-37, FLT-58). */
  awardPoints: Scalars['Int']['output'];
  /**
   * On the second slice: how many points more or fewer than the journey takes with the cheapest fare back in the same cabin
   * as out, or in any cabin if there is none. Never below 0, see its sign; on the first slice 0 (FLT-58; meaning assumed).
   */
  awardPointsDifference: Scalars['Int']['output'];
  /** Which way the difference goes (FLT-58). */
  awardPointsDifferenceSign: PointsDifferenceSign;
  /** Of the amount (FLT-55, FLT-58). */
  currency: CurrencyCode;
};

/** A fare on one segment (FLT-57). */
export type FareSegment = {
  /** The cabin, as the airline that flies the segment calls it (FLT-57). */
  cabinName: Scalars['String']['output'];
};

/** A way from one airport to another, with or without changes (FLT-56). */
export type Flight = {
  /** When it lands, in the destination's time (FLT-56). */
  arrival: Scalars['DateTime']['output'];
  /** When it leaves, in the origin's time (FLT-56). */
  departure: Scalars['DateTime']['output'];
  /** Where it ends (FLT-56). */
  destination: FlightAirport;
  /** From leaving to landing, changes included (FLT-56). */
  duration: Scalars['Duration']['output'];
  /** Where it begins (FLT-56). */
  origin: FlightAirport;
  /** In the order of travel; one when it is direct (FLT-34, FLT-56). */
  segments: Array<FlightSegment>;
};

/** An airport that a flight begins or ends at (FLT-56). */
export type FlightAirport = {
  /** The city that it serves, in English (FLT-56). */
  cityName: Scalars['String']['output'];
  /** Its IATA code (FLT-56). */
  code: Scalars['AirportCode']['output'];
};

/** A flight, and what its cabins cost (FLT-59). */
export type FlightAndFares = {
  /** One for each fare family, in the order in which those are listed (FLT-57, FLT-59). */
  fares: Array<Fare>;
  /** The flight (FLT-56, FLT-59). */
  flight: Flight;
};

/** A journey to look for (FLT-62). */
export type FlightSearchRequest = {
  /** Always true: points are what pays (FLT-62). */
  awardSearch: Scalars['Boolean']['input'];
  /** Which slice to answer, counted from 0: always 0, as text or as a number (FLT-62, CON-47). */
  currentTripIndexId: Scalars['ID']['input'];
  /** The way out and, for a round trip, the way back between the same two airports (FLT-19, FLT-62). */
  searchOriginDestinations: Array<SearchOriginDestination>;
};

/** A part of a flight on one aircraft (FLT-56). */
export type FlightSegment = {
  /** Who flies it (FLT-34, FLT-56). */
  airline: Airline;
};

/**
 * How many people travel, by kind of passenger (CON-46): one to nine, an adult at least, no more infants than adults
 * (FLT-24, FLT-25, CST-12).
 */
export type PassengerCounts = {
  /** 16 or over, searched for as ADT (FLT-25, FLT-27). */
  adults: Scalars['Int']['input'];
  /** 2 to 11, searched for as CNN (FLT-25, FLT-27). */
  children: Scalars['Int']['input'];
  /** Under 2, searched for as INF (FLT-25, FLT-27, CON-48). */
  infants: Scalars['Int']['input'];
  /** 12 to 15, searched for as GBE (FLT-25, FLT-27). */
  youngAdults: Scalars['Int']['input'];
};

/** What the passengers of one kind pay (FLT-60). */
export type PassengerFare = {
  /** Which kind (FLT-60). */
  passengerType: PassengerType;
  /** What each of them pays for the whole journey; times quantity, added up, it is the price of the chosen fare (FLT-60). */
  price: PassengerPrice;
  /** How many of them (FLT-60). */
  quantity: Scalars['Int']['output'];
};

/** What one passenger pays (FLT-60). */
export type PassengerPrice = {
  /** Taxes, fees and charges (FLT-60). */
  amountIncludingTax: Scalars['Amount']['output'];
  /** Points (FLT-60). */
  awardPoints: Scalars['Int']['output'];
  /** Of the amount (FLT-55, FLT-60). */
  currency: CurrencyCode;
};

/** Kinds of passenger as a summary tells of them (FLT-60, CON-46). */
export type PassengerType =
  /** An adult, who was searched for as ADT (FLT-60, CON-46). */
  | 'ADULT'
  /** A child, who was searched for as CNN (FLT-60, CON-46). */
  | 'CHILD'
  /** An infant, who was searched for as INF (FLT-60, CON-46). */
  | 'INFANT'
  /** A young adult, who was searched for as GBE (FLT-60, CON-46). */
  | 'TEEN';

/** Kinds of passenger as a search is told of them (FLT-27, FLT-28, CON-46). */
export type PassengerTypeCode =
  /** An adult, 16 or over (FLT-27, FLT-28). */
  | 'ADT'
  /** A child, 2 to 11 (FLT-27, FLT-28). */
  | 'CNN'
  /** A young adult, 12 to 15 (FLT-27, FLT-28). */
  | 'GBE'
  /** An infant, under 2 (FLT-27, FLT-28, CON-48). */
  | 'INF';

/** Which way a difference goes (FLT-58; values assumed). */
export type PointsDifferenceSign =
  /** Fewer points (FLT-58). */
  | 'MINUS'
  /** More points, or the same (FLT-58). */
  | 'PLUS';

/**
 * The flight search service. It answers members only: every call carries the member's id token as its bearer token
 * (FLT-45, FLT-62, CON-31).
 *
 * A refusal is an entry of the answer's `errors`. Its `extensions` hold `code`, one of `ErrorCode`, `status`, which is what
 * an HTTP service would answer, and, where the request itself is wrong, `errors`: a list of `path` and `message`. The HTTP
 * status is that same status for a request that is wrong in itself (400, 401, 413) and 200 for one that is well formed but
 * cannot be met. What is refused changes nothing (ERR-02, FLT-49, FLT-50; assumed).
 */
export type Query = {
  /**
   * What the cabins of an offer include, leg by leg: of the journey so far, if the offer is on its second slice
   * (FLT-61, FLT-65).
   */
  cabinDetails: CabinDetails;
  /**
   * The flights of the first slice of a journey, each with what its cabins cost in points, and the basket that the journey
   * is put together in. The same search by the same member gives the same basket again, and its offers anew for half an
   * hour (FLT-59, FLT-62).
   */
  searchOffers: SearchResult;
  /**
   * The flights of the next slice, once the one before it is chosen. The list is empty when nothing flies that day
   * (FLT-38, FLT-49, FLT-63).
   */
  searchOffersNextSlice: SearchResult;
  /**
   * The whole journey once a fare of its last slice is chosen: its flights, and what each kind of passenger pays
   * (FLT-60, FLT-64).
   */
  searchSummary: SearchSummary;
};


/**
 * The flight search service. It answers members only: every call carries the member's id token as its bearer token
 * (FLT-45, FLT-62, CON-31).
 *
 * A refusal is an entry of the answer's `errors`. Its `extensions` hold `code`, one of `ErrorCode`, `status`, which is what
 * an HTTP service would answer, and, where the request itself is wrong, `errors`: a list of `path` and `message`. The HTTP
 * status is that same status for a request that is wrong in itself (400, 401, 413) and 200 for one that is well formed but
 * cannot be met. What is refused changes nothing (ERR-02, FLT-49, FLT-50; assumed).
 */
export type QueryCabinDetailsArgs = {
  offerId: Scalars['ID']['input'];
  passengerCounts: PassengerCounts;
};


/**
 * The flight search service. It answers members only: every call carries the member's id token as its bearer token
 * (FLT-45, FLT-62, CON-31).
 *
 * A refusal is an entry of the answer's `errors`. Its `extensions` hold `code`, one of `ErrorCode`, `status`, which is what
 * an HTTP service would answer, and, where the request itself is wrong, `errors`: a list of `path` and `message`. The HTTP
 * status is that same status for a request that is wrong in itself (400, 401, 413) and 200 for one that is well formed but
 * cannot be met. What is refused changes nothing (ERR-02, FLT-49, FLT-50; assumed).
 */
export type QuerySearchOffersArgs = {
  currencyCode: CurrencyCode;
  customerDetails: Array<CustomerDetail>;
  flightSearchRequest: FlightSearchRequest;
};


/**
 * The flight search service. It answers members only: every call carries the member's id token as its bearer token
 * (FLT-45, FLT-62, CON-31).
 *
 * A refusal is an entry of the answer's `errors`. Its `extensions` hold `code`, one of `ErrorCode`, `status`, which is what
 * an HTTP service would answer, and, where the request itself is wrong, `errors`: a list of `path` and `message`. The HTTP
 * status is that same status for a request that is wrong in itself (400, 401, 413) and 200 for one that is well formed but
 * cannot be met. What is refused changes nothing (ERR-02, FLT-49, FLT-50; assumed).
 */
export type QuerySearchOffersNextSliceArgs = {
  basketId: Scalars['ID']['input'];
  currentTripIndexId: Scalars['ID']['input'];
  offerId: Scalars['ID']['input'];
};


/**
 * The flight search service. It answers members only: every call carries the member's id token as its bearer token
 * (FLT-45, FLT-62, CON-31).
 *
 * A refusal is an entry of the answer's `errors`. Its `extensions` hold `code`, one of `ErrorCode`, `status`, which is what
 * an HTTP service would answer, and, where the request itself is wrong, `errors`: a list of `path` and `message`. The HTTP
 * status is that same status for a request that is wrong in itself (400, 401, 413) and 200 for one that is well formed but
 * cannot be met. What is refused changes nothing (ERR-02, FLT-49, FLT-50; assumed).
 */
export type QuerySearchSummaryArgs = {
  basketId: Scalars['ID']['input'];
  offerId: Scalars['ID']['input'];
};

/** One way of a journey (FLT-62). */
export type SearchOriginDestination = {
  /**
   * The day at the origin: from today there to 31 December of this year, and for the way back not before the way out
   * (FLT-20, FLT-62, CON-30).
   */
  departureDate: Scalars['Date']['input'];
  /** Where it ends, another of them (FLT-32, FLT-62). */
  destination: Scalars['AirportCode']['input'];
  /** Where it begins, one of the airports of the search (FLT-32, FLT-62). */
  origin: Scalars['AirportCode']['input'];
};

/** One slice of a journey to choose from (FLT-59). */
export type SearchResult = {
  /** What the journey is put together in (FLT-38, FLT-59). */
  basketId: Scalars['ID']['output'];
  /** What there is to choose from (FLT-59). */
  slice: Slice;
  /** Which slice this is, and of how many (FLT-59). */
  slices: Slices;
};

/** The whole journey as chosen (FLT-60). */
export type SearchSummary = {
  /** One for each kind of passenger that travels: adults, young adults, children, infants (FLT-60). */
  fares: Array<PassengerFare>;
  /** The way out and, for a round trip, the way back (FLT-60). */
  flights: Array<Flight>;
};

/** The flights of one way of a journey (FLT-59). */
export type Slice = {
  /** In the order of departure; all that fly, also with changes and by other airlines (FLT-34, FLT-59). */
  flightsAndFares: Array<FlightAndFares>;
};

/** Where in the journey a result stands (FLT-59). */
export type Slices = {
  /** The slice of this result, counted from 1 (FLT-59; count assumed). */
  current: Scalars['Int']['output'];
  /** 1 for one way, 2 for a round trip (FLT-19, FLT-59). */
  total: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Airline: ResolverTypeWrapper<Airline>;
  AirlineCode: ResolverTypeWrapper<Scalars['AirlineCode']['output']>;
  AirportCode: ResolverTypeWrapper<Scalars['AirportCode']['output']>;
  Amount: ResolverTypeWrapper<Scalars['Amount']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CabinDetails: ResolverTypeWrapper<CabinDetails>;
  CabinLeg: ResolverTypeWrapper<CabinLeg>;
  CurrencyCode: CurrencyCode;
  CustomerDetail: CustomerDetail;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Duration: ResolverTypeWrapper<Scalars['Duration']['output']>;
  ErrorCode: ErrorCode;
  Fare: ResolverTypeWrapper<Fare>;
  FareAvailability: FareAvailability;
  FareFamilyType: ResolverTypeWrapper<Scalars['FareFamilyType']['output']>;
  FarePrice: ResolverTypeWrapper<FarePrice>;
  FareSegment: ResolverTypeWrapper<FareSegment>;
  Flight: ResolverTypeWrapper<Flight>;
  FlightAirport: ResolverTypeWrapper<FlightAirport>;
  FlightAndFares: ResolverTypeWrapper<FlightAndFares>;
  FlightSearchRequest: FlightSearchRequest;
  FlightSegment: ResolverTypeWrapper<FlightSegment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PassengerCounts: PassengerCounts;
  PassengerFare: ResolverTypeWrapper<PassengerFare>;
  PassengerPrice: ResolverTypeWrapper<PassengerPrice>;
  PassengerType: PassengerType;
  PassengerTypeCode: PassengerTypeCode;
  PointsDifferenceSign: PointsDifferenceSign;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchOriginDestination: SearchOriginDestination;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SearchSummary: ResolverTypeWrapper<SearchSummary>;
  Slice: ResolverTypeWrapper<Slice>;
  Slices: ResolverTypeWrapper<Slices>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Airline: Airline;
  AirlineCode: Scalars['AirlineCode']['output'];
  AirportCode: Scalars['AirportCode']['output'];
  Amount: Scalars['Amount']['output'];
  Boolean: Scalars['Boolean']['output'];
  CabinDetails: CabinDetails;
  CabinLeg: CabinLeg;
  CustomerDetail: CustomerDetail;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Duration: Scalars['Duration']['output'];
  Fare: Fare;
  FareFamilyType: Scalars['FareFamilyType']['output'];
  FarePrice: FarePrice;
  FareSegment: FareSegment;
  Flight: Flight;
  FlightAirport: FlightAirport;
  FlightAndFares: FlightAndFares;
  FlightSearchRequest: FlightSearchRequest;
  FlightSegment: FlightSegment;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  PassengerCounts: PassengerCounts;
  PassengerFare: PassengerFare;
  PassengerPrice: PassengerPrice;
  Query: Record<PropertyKey, never>;
  SearchOriginDestination: SearchOriginDestination;
  SearchResult: SearchResult;
  SearchSummary: SearchSummary;
  Slice: Slice;
  Slices: Slices;
  String: Scalars['String']['output'];
};

export type RefusesDirectiveArgs = {
  with: Array<ErrorCode>;
};

export type RefusesDirectiveResolver<Result, Parent, ContextType = FlightContext, Args = RefusesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type TextDirectiveArgs = {
  pattern?: Maybe<Scalars['String']['input']>;
  values?: Maybe<Array<Scalars['String']['input']>>;
};

export type TextDirectiveResolver<Result, Parent, ContextType = FlightContext, Args = TextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AirlineResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Airline'] = ResolversParentTypes['Airline']> = {
  code?: Resolver<ResolversTypes['AirlineCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface AirlineCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AirlineCode'], any> {
  name: 'AirlineCode';
}

export interface AirportCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AirportCode'], any> {
  name: 'AirportCode';
}

export interface AmountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Amount'], any> {
  name: 'Amount';
}

export type CabinDetailsResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['CabinDetails'] = ResolversParentTypes['CabinDetails']> = {
  legs?: Resolver<Array<ResolversTypes['CabinLeg']>, ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CabinLegResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['CabinLeg'] = ResolversParentTypes['CabinLeg']> = {
  beverages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boardingPriority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carryOnBags?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkInPriority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedBags?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dominantCabinName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freshFoods?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loungeAccess?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seatPitch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seatSelection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DurationScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Duration'], any> {
  name: 'Duration';
}

export type FareResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Fare'] = ResolversParentTypes['Fare']> = {
  availability?: Resolver<Maybe<ResolversTypes['FareAvailability']>, ParentType, ContextType>;
  availableSeatCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fareFamilyType?: Resolver<ResolversTypes['FareFamilyType'], ParentType, ContextType>;
  fareSegments?: Resolver<Array<ResolversTypes['FareSegment']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['FarePrice'], ParentType, ContextType>;
};

export interface FareFamilyTypeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FareFamilyType'], any> {
  name: 'FareFamilyType';
}

export type FarePriceResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['FarePrice'] = ResolversParentTypes['FarePrice']> = {
  amountIncludingTax?: Resolver<ResolversTypes['Amount'], ParentType, ContextType>;
  awardPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awardPointsDifference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awardPointsDifferenceSign?: Resolver<ResolversTypes['PointsDifferenceSign'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type FareSegmentResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['FareSegment'] = ResolversParentTypes['FareSegment']> = {
  cabinName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlightResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Flight'] = ResolversParentTypes['Flight']> = {
  arrival?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['FlightAirport'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FlightAirport'], ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['FlightSegment']>, ParentType, ContextType>;
};

export type FlightAirportResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['FlightAirport'] = ResolversParentTypes['FlightAirport']> = {
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AirportCode'], ParentType, ContextType>;
};

export type FlightAndFaresResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['FlightAndFares'] = ResolversParentTypes['FlightAndFares']> = {
  fares?: Resolver<Array<ResolversTypes['Fare']>, ParentType, ContextType>;
  flight?: Resolver<ResolversTypes['Flight'], ParentType, ContextType>;
};

export type FlightSegmentResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['FlightSegment'] = ResolversParentTypes['FlightSegment']> = {
  airline?: Resolver<ResolversTypes['Airline'], ParentType, ContextType>;
};

export type PassengerFareResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['PassengerFare'] = ResolversParentTypes['PassengerFare']> = {
  passengerType?: Resolver<ResolversTypes['PassengerType'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PassengerPrice'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PassengerPriceResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['PassengerPrice'] = ResolversParentTypes['PassengerPrice']> = {
  amountIncludingTax?: Resolver<ResolversTypes['Amount'], ParentType, ContextType>;
  awardPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cabinDetails: Resolver<ResolversTypes['CabinDetails'], ParentType, ContextType, RequireFields<QueryCabinDetailsArgs, 'offerId' | 'passengerCounts'>>;
  searchOffers: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchOffersArgs, 'currencyCode' | 'customerDetails' | 'flightSearchRequest'>>;
  searchOffersNextSlice: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchOffersNextSliceArgs, 'basketId' | 'currentTripIndexId' | 'offerId'>>;
  searchSummary: Resolver<ResolversTypes['SearchSummary'], ParentType, ContextType, RequireFields<QuerySearchSummaryArgs, 'basketId' | 'offerId'>>;
};

export type SearchResultResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  basketId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slice?: Resolver<ResolversTypes['Slice'], ParentType, ContextType>;
  slices?: Resolver<ResolversTypes['Slices'], ParentType, ContextType>;
};

export type SearchSummaryResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['SearchSummary'] = ResolversParentTypes['SearchSummary']> = {
  fares?: Resolver<Array<ResolversTypes['PassengerFare']>, ParentType, ContextType>;
  flights?: Resolver<Array<ResolversTypes['Flight']>, ParentType, ContextType>;
};

export type SliceResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Slice'] = ResolversParentTypes['Slice']> = {
  flightsAndFares?: Resolver<Array<ResolversTypes['FlightAndFares']>, ParentType, ContextType>;
};

export type SlicesResolvers<ContextType = FlightContext, ParentType extends ResolversParentTypes['Slices'] = ResolversParentTypes['Slices']> = {
  current?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = FlightContext> = {
  Airline?: AirlineResolvers<ContextType>;
  AirlineCode?: GraphQLScalarType;
  AirportCode?: GraphQLScalarType;
  Amount?: GraphQLScalarType;
  CabinDetails?: CabinDetailsResolvers<ContextType>;
  CabinLeg?: CabinLegResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Duration?: GraphQLScalarType;
  Fare?: FareResolvers<ContextType>;
  FareFamilyType?: GraphQLScalarType;
  FarePrice?: FarePriceResolvers<ContextType>;
  FareSegment?: FareSegmentResolvers<ContextType>;
  Flight?: FlightResolvers<ContextType>;
  FlightAirport?: FlightAirportResolvers<ContextType>;
  FlightAndFares?: FlightAndFaresResolvers<ContextType>;
  FlightSegment?: FlightSegmentResolvers<ContextType>;
  PassengerFare?: PassengerFareResolvers<ContextType>;
  PassengerPrice?: PassengerPriceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchSummary?: SearchSummaryResolvers<ContextType>;
  Slice?: SliceResolvers<ContextType>;
  Slices?: SlicesResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = FlightContext> = {
  refuses?: RefusesDirectiveResolver<any, any, ContextType>;
  text?: TextDirectiveResolver<any, any, ContextType>;
};

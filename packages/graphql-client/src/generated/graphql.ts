// Generated from schemas/graphql by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What money amounts are given in (FLT-55, FLT-58). */
export type CurrencyCode =
  /** Pounds sterling, shown as £ (FLT-55). */
  | 'GBP'
  /** US dollars, shown as $ (FLT-55). */
  | 'USD';

/** Someone who travels (FLT-62). */
export type CustomerDetail = {
  /** Tells the passengers of a search apart, such as `1`; it is no one's member number (FLT-62; assumed). */
  custId: string;
  /** Which kind of passenger (FLT-28, FLT-62). */
  ptc: PassengerTypeCode;
};

/** Why a fare cannot be had (FLT-57). */
export type FareAvailability =
  /** This flight has no such cabin (FLT-57). */
  | 'NOT_OFFERED'
  /** There are not enough seats left for all who travel (FLT-57). */
  | 'SOLD_OUT';

/** A journey to look for (FLT-62). */
export type FlightSearchRequest = {
  /** Always true: points are what pays (FLT-62). */
  awardSearch: boolean;
  /** Which slice to answer, counted from 0: always 0, as text or as a number (FLT-62, CON-47). */
  currentTripIndexId: string;
  /** The way out and, for a round trip, the way back between the same two airports (FLT-19, FLT-62). */
  searchOriginDestinations: Array<SearchOriginDestination>;
};

/**
 * How many people travel, by kind of passenger (CON-46): one to nine, an adult at least, no more infants than adults
 * (FLT-24, FLT-25, CST-12).
 */
export type PassengerCounts = {
  /** 16 or over, searched for as ADT (FLT-25, FLT-27). */
  adults: number;
  /** 2 to 11, searched for as CNN (FLT-25, FLT-27). */
  children?: number;
  /** Under 2, searched for as INF (FLT-25, FLT-27, CON-48). */
  infants?: number;
  /** 12 to 15, searched for as GBE (FLT-25, FLT-27). */
  youngAdults?: number;
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

/** One way of a journey (FLT-62). */
export type SearchOriginDestination = {
  /**
   * The day at the origin: from today there to 31 December of this year, and for the way back not before the way out
   * (FLT-20, FLT-62, CON-30).
   */
  departureDate: `${number}-${number}-${number}`;
  /** Where it ends, another of them (FLT-32, FLT-62). */
  destination: string;
  /** Where it begins, one of the airports of the search (FLT-32, FLT-62). */
  origin: string;
};

export type CabinDetailsQueryVariables = Exact<{
  offerId: string;
  passengerCounts: PassengerCounts;
}>;


export type CabinDetailsQuery = { cabinDetails: { offerId: string, legs: Array<{ dominantCabinName: string | null, checkedBags: string | null, seatPitch: string | null, seatSelection: string | null, carryOnBags: string | null, boardingPriority: string | null, checkInPriority: string | null, loungeAccess: string | null, freshFoods: string | null, beverages: string | null }> } };

export type SearchOffersQueryVariables = Exact<{
  currencyCode: CurrencyCode;
  flightSearchRequest: FlightSearchRequest;
  customerDetails: Array<CustomerDetail>;
}>;


export type SearchOffersQuery = { searchOffers: { basketId: string, slices: { current: number, total: number }, slice: { flightsAndFares: Array<{ flight: { arrival: `${number}-${number}-${number}T${string}`, departure: `${number}-${number}-${number}T${string}`, duration: `PT${string}`, origin: { code: string, cityName: string }, destination: { code: string, cityName: string }, segments: Array<{ airline: { name: string, code: string } }> }, fares: Array<{ id: string | null, fareFamilyType: 'AWARD-ECONOMY' | 'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY' | 'AWARD-BUSINESS-FIRST', availability: FareAvailability | null, availableSeatCount: number | null, price: { awardPoints: number, awardPointsDifference: number, awardPointsDifferenceSign: PointsDifferenceSign, amountIncludingTax: `${number}.${number}`, currency: CurrencyCode }, fareSegments: Array<{ cabinName: string }> }> }> } } };

export type SearchOffersNextSliceQueryVariables = Exact<{
  basketId: string;
  offerId: string;
  currentTripIndexId: string;
}>;


export type SearchOffersNextSliceQuery = { searchOffersNextSlice: { basketId: string, slices: { current: number, total: number }, slice: { flightsAndFares: Array<{ flight: { arrival: `${number}-${number}-${number}T${string}`, departure: `${number}-${number}-${number}T${string}`, duration: `PT${string}`, origin: { code: string, cityName: string }, destination: { code: string, cityName: string }, segments: Array<{ airline: { name: string, code: string } }> }, fares: Array<{ id: string | null, fareFamilyType: 'AWARD-ECONOMY' | 'AWARD-COMFORT-PLUS-PREMIUM-ECONOMY' | 'AWARD-BUSINESS-FIRST', availability: FareAvailability | null, availableSeatCount: number | null, price: { awardPoints: number, awardPointsDifference: number, awardPointsDifferenceSign: PointsDifferenceSign, amountIncludingTax: `${number}.${number}`, currency: CurrencyCode }, fareSegments: Array<{ cabinName: string }> }> }> } } };

export type SearchSummaryQueryVariables = Exact<{
  basketId: string;
  offerId: string;
}>;


export type SearchSummaryQuery = { searchSummary: { flights: Array<{ arrival: `${number}-${number}-${number}T${string}`, departure: `${number}-${number}-${number}T${string}`, duration: `PT${string}`, origin: { code: string, cityName: string }, destination: { code: string, cityName: string }, segments: Array<{ airline: { name: string, code: string } }> }>, fares: Array<{ passengerType: PassengerType, quantity: number, price: { amountIncludingTax: `${number}.${number}`, awardPoints: number, currency: CurrencyCode } }> } };


export const CabinDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CabinDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passengerCounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassengerCounts"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cabinDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"passengerCounts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passengerCounts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dominantCabinName"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBags"}},{"kind":"Field","name":{"kind":"Name","value":"seatPitch"}},{"kind":"Field","name":{"kind":"Name","value":"seatSelection"}},{"kind":"Field","name":{"kind":"Name","value":"carryOnBags"}},{"kind":"Field","name":{"kind":"Name","value":"boardingPriority"}},{"kind":"Field","name":{"kind":"Name","value":"checkInPriority"}},{"kind":"Field","name":{"kind":"Name","value":"loungeAccess"}},{"kind":"Field","name":{"kind":"Name","value":"freshFoods"}},{"kind":"Field","name":{"kind":"Name","value":"beverages"}}]}}]}}]}}]} as unknown as DocumentNode<CabinDetailsQuery, CabinDetailsQueryVariables>;
export const SearchOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currencyCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CurrencyCode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"flightSearchRequest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FlightSearchRequest"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerDetails"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDetail"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currencyCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currencyCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"flightSearchRequest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"flightSearchRequest"}}},{"kind":"Argument","name":{"kind":"Name","value":"customerDetails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerDetails"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightsAndFares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrival"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fareFamilyType"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availableSeatCount"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"awardPointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"awardPointsDifferenceSign"}},{"kind":"Field","name":{"kind":"Name","value":"amountIncludingTax"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fareSegments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cabinName"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"basketId"}}]}}]}}]} as unknown as DocumentNode<SearchOffersQuery, SearchOffersQueryVariables>;
export const SearchOffersNextSliceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchOffersNextSlice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basketId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentTripIndexId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchOffersNextSlice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"basketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basketId"}}},{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentTripIndexId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentTripIndexId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightsAndFares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrival"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fareFamilyType"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availableSeatCount"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"awardPointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"awardPointsDifferenceSign"}},{"kind":"Field","name":{"kind":"Name","value":"amountIncludingTax"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fareSegments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cabinName"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"basketId"}}]}}]}}]} as unknown as DocumentNode<SearchOffersNextSliceQuery, SearchOffersNextSliceQueryVariables>;
export const SearchSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basketId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"basketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basketId"}}},{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrival"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passengerType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountIncludingTax"}},{"kind":"Field","name":{"kind":"Name","value":"awardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchSummaryQuery, SearchSummaryQueryVariables>;
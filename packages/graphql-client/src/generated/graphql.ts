// Generated from schemas/graphql by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/**
 * How many people travel, by kind of traveller: adults (ADT), young adults (GBE), children (CNN) and infants (INF)
 * (CON-46). At least one adult or young adult, and no more than nine people in all (CST-12); else the call fails.
 */
export type PassengerCounts = {
  adults: number;
  children?: number;
  infants?: number;
  youngAdults?: number;
};

export type CabinDetailsQueryVariables = Exact<{
  offerId: string;
  passengerCounts: PassengerCounts;
}>;


export type CabinDetailsQuery = { cabinDetails: { offerId: string, legs: Array<{ dominantCabinName: string | null, checkedBags: string | null, seatPitch: string | null, seatSelection: string | null, carryOnBags: string | null, boardingPriority: string | null, checkInPriority: string | null, loungeAccess: string | null, freshFoods: string | null, beverages: string | null }> } };


export const CabinDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CabinDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passengerCounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassengerCounts"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cabinDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"passengerCounts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passengerCounts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dominantCabinName"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBags"}},{"kind":"Field","name":{"kind":"Name","value":"seatPitch"}},{"kind":"Field","name":{"kind":"Name","value":"seatSelection"}},{"kind":"Field","name":{"kind":"Name","value":"carryOnBags"}},{"kind":"Field","name":{"kind":"Name","value":"boardingPriority"}},{"kind":"Field","name":{"kind":"Name","value":"checkInPriority"}},{"kind":"Field","name":{"kind":"Name","value":"loungeAccess"}},{"kind":"Field","name":{"kind":"Name","value":"freshFoods"}},{"kind":"Field","name":{"kind":"Name","value":"beverages"}}]}}]}}]}}]} as unknown as DocumentNode<CabinDetailsQuery, CabinDetailsQueryVariables>;
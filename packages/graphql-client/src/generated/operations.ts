// Generated from schemas/graphql/operations by `npm run codegen`. Do not edit.

import { createOperation } from '../runtime/operation.ts'
import { CabinDetailsDocument, SearchOffersDocument, SearchOffersNextSliceDocument, SearchSummaryDocument } from './graphql.ts'

/** What each cabin of an offer includes, for the people who travel (FLT-61, FLT-65). */
export const cabinDetails = /* @__PURE__ */ createOperation('CabinDetails', CabinDetailsDocument)

/** The flights out, or the only ones of a one-way journey, with their fares, and the basket to choose them in (FLT-38, FLT-42, FLT-56, FLT-57, FLT-58, FLT-59, FLT-62). */
export const searchOffers = /* @__PURE__ */ createOperation('SearchOffers', SearchOffersDocument)

/** The flights back, once the fare out is chosen (FLT-38, FLT-56, FLT-57, FLT-58, FLT-59, FLT-63). */
export const searchOffersNextSlice = /* @__PURE__ */ createOperation('SearchOffersNextSlice', SearchOffersNextSliceDocument)

/** The whole journey for the summary sheet: its flights, and what each kind of passenger pays (FLT-39, FLT-60, FLT-64). */
export const searchSummary = /* @__PURE__ */ createOperation('SearchSummary', SearchSummaryDocument)

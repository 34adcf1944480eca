// Generated from schemas/graphql/operations by `npm run codegen`. Do not edit.

import { createOperation } from '../runtime/operation.ts'
import { CabinDetailsDocument } from './graphql.ts'

/** What each cabin of an offer includes, for the people who travel (FLT-65). */
export const cabinDetails = /* @__PURE__ */ createOperation('CabinDetails', CabinDetailsDocument)

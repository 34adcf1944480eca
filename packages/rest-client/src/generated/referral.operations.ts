// Generated from schemas/rest/referral.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './referral.types.ts'

const referral = /* @__PURE__ */ createHost<paths>('referral')

/**
 * Tells the referral partner that a member has joined.
 *
 * Sent once, without waiting, while a GB member is welcomed. Nobody is told when it fails (REF-09). The partner counts
 * an order identifier once, however often it is sent.
 *
 * `POST /order` [REF-06, REF-07, REF-08]
 */
export const recordReferralOrder = /* @__PURE__ */ referral.mutation('recordReferralOrder', 'post', '/order', { auth: 'public' })

/** The codes of the refusals of each operation. */
export interface ProblemCodes {
  recordReferralOrder: 'VALIDATION' | 'SERVER_ERROR'
}

export type Problem = components['schemas']['Problem']
export type ReferralCustomer = components['schemas']['ReferralCustomer']
export type ReferralOrder = components['schemas']['ReferralOrder']
export type ReferralOrderRequest = components['schemas']['ReferralOrderRequest']
export type ReferralReceipt = components['schemas']['ReferralReceipt']
export type ReferralSituation = components['schemas']['ReferralSituation']

// Generated from schemas/rest/referral.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './referral.types.ts'

const referral = /* @__PURE__ */ createHost<paths>('referral')

/** Tells the referral partner that a member has joined. `POST /order` [REF-06, REF-07, REF-08] */
export const recordReferralOrder = /* @__PURE__ */ referral.mutation('recordReferralOrder', 'post', '/order', { auth: 'public' })

export type ReferralOrderRequest = components['schemas']['ReferralOrderRequest']
export type ReferralCustomer = components['schemas']['ReferralCustomer']
export type ReferralOrder = components['schemas']['ReferralOrder']
export type ReferralSituation = components['schemas']['ReferralSituation']
export type ReferralReceipt = components['schemas']['ReferralReceipt']
export type Problem = components['schemas']['Problem']

// Generated from schemas/rest/b2c.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './b2c.types.ts'

const b2c = /* @__PURE__ */ createHost<paths>('b2c')

/**
 * Hands in the incentive codes that were kept before login.
 *
 * A code counts once for a member, however often it is handed in.
 *
 * `POST /v1/user-events` [API-20, AUT-11]
 */
export const recordUserEvents = /* @__PURE__ */ b2c.mutation('recordUserEvents', 'post', '/v1/user-events', { auth: 'member' })

/**
 * The member's balances, a row a currency.
 *
 * `GET /v1/accounts/me/balances` [API-21, ENT-03]
 */
export const listAccountBalances = /* @__PURE__ */ b2c.query('listAccountBalances', 'get', '/v1/accounts/me/balances', { auth: 'member' })

/**
 * The paid plans that there are.
 *
 * For visitors too, who may read what a plan offers before they join. The free plan is the app's own (SUB-02).
 *
 * `GET /v1/plans` [API-46, SUB-02, SUB-31, SHL-05]
 */
export const listPlans = /* @__PURE__ */ b2c.query('listPlans', 'get', '/v1/plans', { auth: 'public' })

/**
 * One paid plan.
 *
 * `GET /v1/plans/{planId}` [API-46, SUB-06, SUB-31]
 */
export const getPlan = /* @__PURE__ */ b2c.query('getPlan', 'get', '/v1/plans/{planId}', { auth: 'public' })

/**
 * Opens a checkout for a plan at the card payment provider.
 *
 * The secret opens the provider's embedded checkout. Once it is paid there, the session's id makes the subscription
 * (`createSubscription`).
 *
 * `POST /v1/accounts/me/checkout/sessions` [API-47, SUB-05, ENT-13]
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const createCheckoutSession = /* @__PURE__ */ b2c.mutation('createCheckoutSession', 'post', '/v1/accounts/me/checkout/sessions', { auth: 'member', idempotent: true, refusals: ['PLAN_UNKNOWN', 'SUBSCRIPTION_EXISTS'] })

/**
 * The member's subscription, if there is one.
 *
 * A subscription that was cancelled stays in the list until it ends (CON-51).
 *
 * `GET /v1/accounts/me/subscriptions` [API-48, SUB-14, SUB-26, SUB-29, SUB-32, CON-51]
 */
export const listSubscriptions = /* @__PURE__ */ b2c.query('listSubscriptions', 'get', '/v1/accounts/me/subscriptions', { auth: 'member' })

/**
 * Makes a subscription of a checkout that was paid.
 *
 * A member has at most one subscription. It begins with seven days for nothing (SUB-01).
 *
 * `POST /v1/accounts/me/subscriptions` [API-48, SUB-01, SUB-08, SUB-12, ENT-13, ERR-27]
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const createSubscription = /* @__PURE__ */ b2c.mutation('createSubscription', 'post', '/v1/accounts/me/subscriptions', { auth: 'member', idempotent: true, refusals: ['SUBSCRIPTION_EXISTS', 'CHECKOUT_SESSION_UNKNOWN', 'CHECKOUT_SESSION_UNPAID', 'CHECKOUT_SESSION_EXPIRED', 'CHECKOUT_SESSION_USED'] })

/**
 * Cancels the member's subscription, or restarts it before it ends.
 *
 * A cancelled subscription lasts until the end of what was paid for, or of the trial. Until then it can be made ACTIVE
 * again; that is assumed, since the specification leaves the restart unfinished (SUB-16).
 *
 * `PATCH /v1/accounts/me/subscriptions/{subscriptionId}` [API-48, SUB-16, SUB-25, SUB-26, SUB-27]
 */
export const updateSubscription = /* @__PURE__ */ b2c.mutation('updateSubscription', 'patch', '/v1/accounts/me/subscriptions/{subscriptionId}', { auth: 'member' })

/**
 * Orders a voyage for points.
 *
 * All other orders are placed at the main API (CON-38). A voyage costs so much that the member must always confirm who
 * they are first. The cabin is confirmed by e-mail within 48 hours (CHK-08). Texts are trimmed (CHK-56).
 *
 * `POST /v1/accounts/me/orders` [API-37, CHK-08, CHK-45, CHK-57, ORD-03, STP-06, CON-38]
 * - Needs a step-up: the member proves again who they are (STP-06).
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const placeVoyageOrder = /* @__PURE__ */ b2c.mutation('placeVoyageOrder', 'post', '/v1/accounts/me/orders', { auth: 'member', idempotent: true, stepUp: 'always', refusals: ['VUA', 'INSUFFICIENT_POINTS', 'UNAVAILABLE', 'VARIANT_REQUIRED', 'SUBSCRIPTION_REQUIRED', 'NOT_ORDERABLE', 'PRICE_CHANGED', 'UNDER_AGE'] })

/** The codes of the refusals of each operation. */
export interface ProblemCodes {
  recordUserEvents: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listAccountBalances: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPlans: 'VALIDATION' | 'SERVER_ERROR'
  getPlan: 'VALIDATION' | 'NOT_FOUND' | 'SERVER_ERROR'
  createCheckoutSession:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'PLAN_UNKNOWN'
    | 'SUBSCRIPTION_EXISTS'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  listSubscriptions: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  createSubscription:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'SUBSCRIPTION_EXISTS'
    | 'CHECKOUT_SESSION_UNKNOWN'
    | 'CHECKOUT_SESSION_UNPAID'
    | 'CHECKOUT_SESSION_EXPIRED'
    | 'CHECKOUT_SESSION_USED'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  updateSubscription:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'SUBSCRIPTION_NOT_ACTIVE'
    | 'SUBSCRIPTION_NOT_CANCELED'
    | 'SERVER_ERROR'
  placeVoyageOrder:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'STEP_UP_REQUIRED'
    | 'VUA'
    | 'INSUFFICIENT_POINTS'
    | 'UNAVAILABLE'
    | 'VARIANT_REQUIRED'
    | 'SUBSCRIPTION_REQUIRED'
    | 'NOT_ORDERABLE'
    | 'PRICE_CHANGED'
    | 'UNDER_AGE'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
}

export type AccountBalance = components['schemas']['AccountBalance']
export type AccountBalances = components['schemas']['AccountBalances']
export type CheckoutSession = components['schemas']['CheckoutSession']
export type CheckoutSessionRequest = components['schemas']['CheckoutSessionRequest']
export type Order = components['schemas']['Order']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderedDeliveryAddress = components['schemas']['OrderedDeliveryAddress']
export type Plan = components['schemas']['Plan']
export type PlanFeature = components['schemas']['PlanFeature']
export type PlanFrequency = components['schemas']['PlanFrequency']
export type PlanId = components['schemas']['PlanId']
export type Plans = components['schemas']['Plans']
export type Points = components['schemas']['Points']
export type Problem = components['schemas']['Problem']
export type RedemptionType = components['schemas']['RedemptionType']
export type SailorDetails = components['schemas']['SailorDetails']
export type SailorName = components['schemas']['SailorName']
export type Subscription = components['schemas']['Subscription']
export type SubscriptionCancellation = components['schemas']['SubscriptionCancellation']
export type SubscriptionChange = components['schemas']['SubscriptionChange']
export type SubscriptionCreated = components['schemas']['SubscriptionCreated']
export type SubscriptionRequest = components['schemas']['SubscriptionRequest']
export type SubscriptionRestart = components['schemas']['SubscriptionRestart']
export type SubscriptionStatus = components['schemas']['SubscriptionStatus']
export type Subscriptions = components['schemas']['Subscriptions']
export type UserEvents = components['schemas']['UserEvents']
export type VoyageOrderRequest = components['schemas']['VoyageOrderRequest']
export type VoyagesBooking = components['schemas']['VoyagesBooking']

// Generated from schemas/rest/b2c.openapi.yaml by `npm run codegen`. Do not edit.

import type { operations } from '@clubhouse/rest-client/b2c.types'
import type { Handlers } from '../rest/handler-types.ts'

/** What a member did. */
export type EventsHandlers = Pick<Handlers<operations>, 'recordUserEvents'>

/** What a member holds. */
export type AccountsHandlers = Pick<Handlers<operations>, 'listAccountBalances'>

/** What a member can subscribe to. */
export type PlansHandlers = Pick<Handlers<operations>, 'listPlans' | 'getPlan'>

/** Paying for a plan. */
export type CheckoutHandlers = Pick<Handlers<operations>, 'createCheckoutSession'>

/** The plan that a member has. */
export type SubscriptionsHandlers = Pick<Handlers<operations>,
  | 'listSubscriptions'
  | 'createSubscription'
  | 'updateSubscription'>

/** Voyages for points. */
export type VoyageOrdersHandlers = Pick<Handlers<operations>, 'placeVoyageOrder'>

/** One handler for each operation of this host. */
export type B2cHandlers = Handlers<operations>

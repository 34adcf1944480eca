import type { CheckoutHandlers } from '../../generated/rest-b2c-handlers.ts'
import { findSubscription } from '../../members/stored-subscriptions.ts'
import { openCheckoutSession } from '../../payments/checkout-sessions.ts'
import { findPlan } from '../../sample-data/plans.ts'
import { inTransaction, type Club } from '../club.ts'
import { refusal } from '../problem.ts'

/** Paying for a plan. */
export function checkoutHandlers(club: Club): CheckoutHandlers {
  return {
    createCheckoutSession: (call) =>
      inTransaction(club, call, async (client) => {
        const { memberId } = call.member
        const { planId } = call.body
        const now = club.clock.now()
        // Not a 404, which the app takes for a session that has gone (ERR-15)
        if (findPlan(planId) === undefined) throw refusal('PLAN_UNKNOWN', `There is no plan ${planId}.`)
        if ((await findSubscription(client, memberId, now)) !== undefined)
          throw refusal('SUBSCRIPTION_EXISTS', 'This member has a subscription already.')
        const { session_id, client_secret, expires_at } = await openCheckoutSession(client, { memberId, planId, now })
        return { clientSecret: client_secret, sessionId: session_id, expiresAt: expires_at.toISOString() }
      }),
  }
}

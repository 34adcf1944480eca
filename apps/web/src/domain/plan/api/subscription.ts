import { listPlans, listSubscriptions, type Subscription } from '@clubhouse/rest-client/b2c'

type Held = Pick<Subscription, 'status' | 'endsAt'>

/** Options of the paid plans, which seldom change. */
export function plansOptions() {
  return { ...listPlans.queryOptions(), staleTime: Infinity }
}

/** Options of the member's subscriptions: none or one. */
export function subscriptionsOptions() {
  return { ...listSubscriptions.queryOptions(), staleTime: Infinity }
}

/** Returns whether there is a subscription, running or cancelled (CON-51). */
export function hasSubscription(subscriptions: readonly Held[]): boolean {
  return subscriptions.length > 0
}

/**
 * Returns whether a subscription still gives what subscribers get: a cancelled one until the end that the server names
 * (CON-51).
 */
export function isSubscriber(subscriptions: readonly Held[], now: Date): boolean {
  return subscriptions.some(
    ({ status, endsAt }) => status === 'ACTIVE' || (endsAt !== undefined && now < new Date(endsAt)),
  )
}

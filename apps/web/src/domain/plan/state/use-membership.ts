import type { Plan, Subscription } from '@clubhouse/rest-client/b2c'
import { useQuery } from '@tanstack/react-query'
import { plansOptions, subscriptionsOptions } from '../api/subscription.ts'

/** The member's subscription with its plan, for the pages of the account. */
export type Membership =
  | { kind: 'pending' }
  | { kind: 'failed'; refetch: () => void }
  | { kind: 'none' }
  /** A plan that is not offered any more is not known. */
  | { kind: 'held'; subscription: Subscription; plan: Plan | undefined }

/** Returns the subscription that the member has, running or cancelled (CON-51), with its plan. */
export function useMembership(): Membership {
  const subscriptions = useQuery(subscriptionsOptions())
  const plans = useQuery(plansOptions())
  if (subscriptions.data !== undefined && plans.data !== undefined) {
    const [subscription] = subscriptions.data.subscriptions
    if (subscription === undefined) return { kind: 'none' }
    return { kind: 'held', subscription, plan: plans.data.plans.find(({ id }) => id === subscription.planId) }
  }
  const failed = [subscriptions, plans].filter(({ isError }) => isError)
  if (failed.length === 0) return { kind: 'pending' }
  return { kind: 'failed', refetch: () => failed.forEach((query) => void query.refetch()) }
}

import type { Plan, SubscriptionCreated } from '@clubhouse/rest-client/b2c'
import { useQuery } from '@tanstack/react-query'
import { planOptions } from '#domain/plan/api/plan.ts'
import { subscriptionsOptions } from '#domain/plan/api/subscription.ts'
import type { SubmissionState } from '#platform/submission/submission.ts'
import type { PaidCheckout } from '../api/subscription-submission.ts'

export interface BegunPlan {
  isLoading: boolean
  /** Undefined while it loads, when nothing has begun, and when it cannot be read. */
  plan: Plan | undefined
}

/** Returns the plan that a submission has begun (SUB-09); done in another tab, it is the plan that the member has. */
export function useBegunPlan(state: SubmissionState<PaidCheckout, SubscriptionCreated>): BegunPlan {
  const isElsewhere = state.kind === 'done-elsewhere'
  const held = useQuery({ ...subscriptionsOptions(), enabled: isElsewhere })
  const heldId = isElsewhere ? held.data?.subscriptions[0]?.planId : undefined
  const planId = state.kind === 'done' ? state.result.planId : heldId
  const plan = useQuery({ ...planOptions(planId ?? ''), enabled: planId !== undefined })
  return { isLoading: held.isLoading || plan.isLoading, plan: plan.data }
}

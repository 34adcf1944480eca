import type { SubscriptionCreated } from '@clubhouse/rest-client/b2c'
import { useQueryClient } from '@tanstack/react-query'
import { subscriptionChanged } from '#domain/plan/api/subscription-changes.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { type PaidCheckout, subscriptionSubmission } from './subscription-submission.ts'

/**
 * Makes a subscription of a paid checkout as soon as the page is there (SUB-08). The member's subscription is fetched again
 * in every open tab, whatever came of it (SUB-13).
 */
export function useCreateSubscription(
  checkoutSessionId: string,
): SubmissionControls<PaidCheckout, SubscriptionCreated> {
  const queryClient = useQueryClient()
  const paid = { checkoutSessionId }
  return useSubmission<PaidCheckout, SubscriptionCreated>({
    ...subscriptionSubmission(paid),
    submitsAtOnce: paid,
    confirmed: () => ({ input: paid }),
    onSettled: () => subscriptionChanged(queryClient),
  })
}

import { createCheckoutSession } from '@clubhouse/rest-client/b2c'
import { queryOptions } from '@tanstack/react-query'

/**
 * Options of a checkout session of a plan, opened once for a visit of the payment page (SUB-05). Nothing is paid by opening
 * one, so each attempt has a key of its own.
 */
export function checkoutSessionOptions(planId: string) {
  return queryOptions({
    queryKey: [createCheckoutSession.operationId, planId],
    queryFn: () => createCheckoutSession({ body: { planId }, idempotencyKey: crypto.randomUUID() }),
    staleTime: Infinity,
    gcTime: 0,
  })
}

import { listSubscriptions, type Subscription, updateSubscription } from '@clubhouse/rest-client/b2c'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQueryClient } from '@tanstack/react-query'
import { subscriptionsOptions } from '#domain/plan/api/subscription.ts'
import { subscriptionChanged } from '#domain/plan/api/subscription-changes.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'

export interface CancelSubscriptionOptions {
  subscriptionId: string
  /** Called when it is cancelled, here or in another tab, and the component is still there. */
  onCancelled: () => void
}

/**
 * Cancels the member's subscription, once in all tabs (SUB-25). The call takes no key: a subscription can be cancelled once,
 * and the list of subscriptions says what came of a call without an answer. All tabs fetch it again, whatever came of it
 * (SUB-24).
 */
export function useCancelSubscription({
  subscriptionId,
  onCancelled,
}: CancelSubscriptionOptions): SubmissionControls<{ reasonText: string }, Subscription> {
  const queryClient = useQueryClient()
  // What is shown is true even when it cannot be fetched again.
  const keep = (cancelled: Subscription) => {
    queryClient.setQueryData(subscriptionsOptions().queryKey, { subscriptions: [cancelled] })
    return cancelled
  }
  return useSubmission<{ reasonText: string }, Subscription>({
    name: `cancel-subscription:${subscriptionId}`,
    async send({ reasonText }) {
      try {
        const body = { status: 'CANCELED' as const, reasonText }
        return keep(await updateSubscription({ parameters: { subscriptionId }, body }))
      } catch (error) {
        if (!isToldByList(error)) throw error
        const subscription = await findSubscription(subscriptionId)
        // By a call whose answer was lost, or in another place: it is what the member wants.
        if (subscription?.status === 'CANCELED') return keep(subscription)
        throw subscription === undefined ? error : notDone(error)
      }
    },
    async find() {
      const subscription = await findSubscription(subscriptionId)
      return subscription?.status === 'CANCELED' ? { kind: 'done', result: subscription } : { kind: 'unknown' }
    },
    onDone: onCancelled,
    onSettled: () => subscriptionChanged(queryClient),
  })
}

/** Looks a subscription up; undefined when there is none, or nobody can say. Never rejects. */
async function findSubscription(subscriptionId: string): Promise<Subscription | undefined> {
  try {
    return (await listSubscriptions()).subscriptions.find(({ id }) => id === subscriptionId)
  } catch {
    return undefined
  }
}

/** True for an answer after which the list says whether a subscription is cancelled: no call is under way any more. */
function isToldByList(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'SUBSCRIPTION_NOT_ACTIVE' || error.status === 500)
}

/** Returns the error of a call of which it is known that it did nothing. */
function notDone({ kind, message, operationId, status, code, cause }: ApiError): ApiError {
  return new ApiError(kind, message, { operationId, status, code, cause, isRefusal: true })
}

import { createSubscription, listSubscriptions, type SubscriptionCreated } from '@clubhouse/rest-client/b2c'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { findSubmission } from '#platform/submission/find-submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import type { SubmissionOptions } from '#platform/submission/submission.ts'

/** What was paid at the provider. */
export interface PaidCheckout {
  checkoutSessionId: string
}

/** One call and up to three repetitions (SUB-11, CON-16). */
const mostRepetitions = 3

/** Returns how a paid checkout becomes a subscription (SUB-08), once however often it is sent and in however many tabs. */
export function subscriptionSubmission({ checkoutSessionId }: PaidCheckout) {
  return {
    name: `subscription:${checkoutSessionId}`,
    mostRepetitions,
    mayPass: (refusal) => refusal.kind !== 'unauthorized' && !isAlreadySubscribed(refusal),
    send: async (body, call) => created(await createSubscription({ body, ...call })),
    // What is found says that it was done; the member's one subscription says what it was.
    find: (key) =>
      findSubmission(createSubscription.operationId, key, async () =>
        created((await listSubscriptions()).subscriptions[0]),
      ),
  } satisfies Partial<SubmissionOptions<PaidCheckout, SubscriptionCreated>>
}

/** True for the refusal that says that the member has a subscription already (SUB-12, ERR-27). */
export function isAlreadySubscribed({ code }: Pick<ApiError, 'code'>): boolean {
  return code === 'SUBSCRIPTION_EXISTS'
}

function created(answer: Partial<SubscriptionCreated> | undefined): SubscriptionCreated {
  if (typeof answer?.planId === 'string') return { planId: answer.planId }
  throw new IncompleteAnswerError('unknown', 'The answer does not say which plan the member has', {
    operationId: createSubscription.operationId,
  })
}

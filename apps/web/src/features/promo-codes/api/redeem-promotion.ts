import {
  getBalances,
  listPendingPoints,
  listStatements,
  redeemPromotion,
  type PromotionRedemption,
} from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#platform/query/invalidate.ts'
import { findSubmission } from '#platform/submission/find-submission.ts'
import type { Outcome } from '#platform/submission/submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'

export interface RedeemPromotionOptions {
  /** Called with how many points it brought, also when the member has gone to another page meanwhile. */
  onAdded: (pointsAdded: number) => void
  /** Called when it is known to be taken, here or in another tab, while the form is there. */
  onDone: (outcome: Outcome<PromotionRedemption>) => void
}

/**
 * Hands in a promotion code, once in all tabs (PRM-08). Whatever comes of it, balance and statement are fetched again; they
 * are what the answer changes.
 */
export function useRedeemPromotion(
  code: string,
  { onAdded, onDone }: RedeemPromotionOptions,
): SubmissionControls<{ code: string }, PromotionRedemption> {
  const queryClient = useQueryClient()
  const resultOf = (answer: PromotionRedemption | undefined) => {
    if (answer === undefined || !Number.isInteger(answer.pointsAdded)) {
      throw new IncompleteAnswerError('unknown', 'The answer does not say how many points were added', {
        operationId: redeemPromotion.operationId,
      })
    }
    onAdded(answer.pointsAdded)
    return answer
  }
  return useSubmission({
    name: `promotion:${code}`,
    send: async ({ code }: { code: string }, call) =>
      resultOf(await redeemPromotion({ body: { tokenId: code }, ...call })),
    find: (key) => findSubmission(redeemPromotion.operationId, key, ({ promotion }) => resultOf(promotion)),
    onDone,
    onSettled: () => invalidate(queryClient, getBalances, listStatements, listPendingPoints),
  })
}

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
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'

/** Returns the name of the submission of a code: the same in all tabs, so that its points are added once. */
export function promotionName(code: string): string {
  return `promotion:${code}`
}

/**
 * Hands in a promotion code, once (PRM-08). Whatever comes of it, balance and statement are read again; they are what the
 * answer changes. `onAdded` is told how many points it brought, also when the member has gone to another page meanwhile.
 */
export function useRedeemPromotion(
  code: string,
  { onAdded }: { onAdded: (pointsAdded: number) => void },
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
    name: promotionName(code),
    send: async ({ code }: { code: string }, call) =>
      resultOf(await redeemPromotion({ body: { tokenId: code }, ...call })),
    find: (key) => findSubmission(redeemPromotion.operationId, key, ({ promotion }) => resultOf(promotion)),
    onSettled: () => invalidate(queryClient, getBalances, listStatements, listPendingPoints),
  })
}

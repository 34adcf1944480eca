import {
  getBalances,
  getPartnerBalance,
  listPendingPoints,
  listStatements,
  type PointsTransfer,
  transferPartnerPoints,
} from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#platform/query/invalidate.ts'
import { findSubmission } from '#platform/submission/find-submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { recordOf } from '#platform/submission/submission-record.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { tippingPartner } from '#domain/reward/model/availability.ts'

/** The name of the submission that moves points: one is under way at a time, in all tabs. */
export const transferName = `transfer:${tippingPartner}`

/**
 * Moves points of the partner to the club, once however often and in however many tabs it is submitted (RDM-27). `onMoved`
 * is called with how many, while its component is there.
 */
export function useTransfer(onMoved: (points: number) => void): SubmissionControls<{ points: number }, PointsTransfer> {
  const queryClient = useQueryClient()
  return useSubmission<{ points: number }, PointsTransfer>({
    name: transferName,
    confirmed() {
      const record = recordOf(transferName).read()
      const points = record?.kind === 'open' ? record.amount : undefined
      return points === undefined ? undefined : { input: { points } }
    },
    send: async ({ points }, call) =>
      transferOf(await transferPartnerPoints({ parameters: { partner: tippingPartner }, body: { points }, ...call })),
    find: (key) => findSubmission(transferPartnerPoints.operationId, key, ({ transfer }) => transferOf(transfer)),
    amountOf: ({ points }) => points,
    onDone: (outcome) => outcome.kind === 'done' && onMoved(outcome.result.points),
    onSettled: () => invalidate(queryClient, getBalances, getPartnerBalance, listStatements, listPendingPoints),
  })
}

function transferOf(answer: Partial<PointsTransfer> | undefined): PointsTransfer {
  if (isTransfer(answer)) return answer
  throw new IncompleteAnswerError('unknown', 'The answer does not say how many points were moved', {
    operationId: transferPartnerPoints.operationId,
  })
}

function isTransfer(answer: Partial<PointsTransfer> | undefined): answer is PointsTransfer {
  return Number.isInteger(answer?.points)
}

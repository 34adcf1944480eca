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
import { useSubmission } from '#platform/submission/use-submission.ts'
import { transferName, transferPartner } from '../state/last-transfer.ts'

/** Moves points of the partner to the club, once however often and in however many tabs it is asked for (RDM-27). */
export function useTransfer() {
  const queryClient = useQueryClient()
  return useSubmission<{ points: number }, PointsTransfer>({
    name: transferName,
    send: async ({ points }, call) =>
      transferOf(await transferPartnerPoints({ parameters: { partner: transferPartner }, body: { points }, ...call })),
    find: (key) => findSubmission(transferPartnerPoints.operationId, key, ({ transfer }) => transferOf(transfer)),
    pointsOf: ({ points }) => points,
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

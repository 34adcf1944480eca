import {
  getBalances,
  getPartnerBalance,
  listPendingPoints,
  listStatements,
  transferPartnerPoints,
} from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../platform/submission/use-submission.ts'
import { invalidate } from '../../../platform/query/invalidate.ts'
import { transferName, transferPartner } from '../state/last-transfer.ts'

/** Moves points of the partner to the club, once however often and in however many tabs it is asked for (RDM-27). */
export function useTransfer() {
  const queryClient = useQueryClient()
  return useSubmission({
    name: transferName,
    send: ({ points }: { points: number }, call) =>
      transferPartnerPoints({ parameters: { partner: transferPartner }, body: { points }, ...call }),
    onSettled: () => invalidate(queryClient, getBalances, getPartnerBalance, listStatements, listPendingPoints),
  })
}

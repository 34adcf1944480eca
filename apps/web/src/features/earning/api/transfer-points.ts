import {
  getBalances,
  getPartnerBalance,
  listPendingPoints,
  listStatements,
  transferPartnerPoints,
} from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { useIntent } from '../../../platform/intents/use-intent.ts'
import { invalidate } from '../../../platform/query/invalidate.ts'
import { transferIntent, transferPartner } from '../state/last-transfer.ts'

/** Moves points of the partner to the club, once however often and in however many tabs it is asked for (RDM-27). */
export function useTransfer() {
  const queryClient = useQueryClient()
  return useIntent({
    name: transferIntent,
    send: ({ points }: { points: number }, call) =>
      transferPartnerPoints({ parameters: { partner: transferPartner }, body: { points }, ...call }),
    refresh: () => invalidate(queryClient, getBalances, getPartnerBalance, listStatements, listPendingPoints),
  })
}

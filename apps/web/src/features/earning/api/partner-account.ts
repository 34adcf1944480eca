import { getPartnerBalance } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'

/** The partner whose points can be moved (RDM-27). */
export const transferPartner = 'BILTREWARDS'

/** Options of what the member has at the partner whose points can be moved, and whether that account is linked. */
export function partnerAccountOptions() {
  return { ...getPartnerBalance.queryOptions({ partner: transferPartner }), refetchOnMount: 'always' as const }
}

/** What the member has at the partner; asked for only where it matters. */
export function usePartnerAccount(matters = true) {
  return useQuery({ ...partnerAccountOptions(), enabled: matters })
}

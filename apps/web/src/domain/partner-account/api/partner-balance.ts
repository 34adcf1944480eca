import { getPartnerBalance, type PartnerCode } from '@clubhouse/rest-client/club'

/** Options of what the member has at a partner, and whether that account is linked; the partner changes it, so each page reads it. */
export function partnerBalanceOptions(partner: PartnerCode) {
  return { ...getPartnerBalance.queryOptions({ partner }), refetchOnMount: 'always' as const }
}

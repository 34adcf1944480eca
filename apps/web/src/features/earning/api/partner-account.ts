import { useQuery } from '@tanstack/react-query'
import { partnerBalanceOptions } from '#domain/partner-account/api/partner-balance.ts'
import { tippingPartner } from '#domain/reward/model/availability.ts'

/** Options of what the member has at the partner whose points can be moved, and whether that account is linked. */
export function partnerAccountOptions() {
  return partnerBalanceOptions(tippingPartner)
}

/** Returns what the member has at the partner; fetched only where it matters. */
export function usePartnerAccount(matters = true) {
  return useQuery({ ...partnerAccountOptions(), enabled: matters })
}

import { listAccountBalances } from '@clubhouse/rest-client/b2c'

/** Options of what the member holds of each currency, the club's points first (API-21). Fetched on every mount, as the balance is. */
export function accountBalancesOptions() {
  return { ...listAccountBalances.queryOptions(), staleTime: 0, refetchOnMount: 'always' as const }
}

import { balanceButtonClicked } from '@clubhouse/event-client/track'
import { getBalances } from '@clubhouse/rest-client/club'
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { type Balance, toBalance } from '../model/balance.ts'

/**
 * Options of the balance: fetched on every mount, never by age in between (CON-15), and when somebody comes back to this tab:
 * points may have been spent in another one, or bought (FLT-37).
 */
export function balanceOptions() {
  return {
    ...getBalances.queryOptions(),
    staleTime: Infinity,
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
  }
}

/** Returns the signed-in member's balance. */
export function useBalance() {
  return useQuery({ ...balanceOptions(), select: toBalance })
}

/** Fetched so many milliseconds ago, it was fetched for the page that is being opened. */
const samePageMs = 2_000

/** Returns the balance for what comes to a page after its own parts: that which one of them has just fetched will do. */
export function useBalanceOfPage() {
  const refetchOnMount = ({ state }: Pick<Query, 'state'>) =>
    Date.now() - state.dataUpdatedAt > samePageMs ? ('always' as const) : false
  return useQuery({ ...balanceOptions(), refetchOnMount, select: toBalance })
}

/** Fetches the balance of now, for the cache as well. Rejects when it cannot be had. */
export async function fetchBalance(queryClient: QueryClient): Promise<Balance> {
  return toBalance(await queryClient.fetchQuery({ ...getBalances.queryOptions(), staleTime: 0 }))
}

/** Raises the event of a press on the balance (ANL-02). */
export function trackBalancePressed(): void {
  balanceButtonClicked()
}

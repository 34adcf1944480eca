import { balanceButtonClicked } from '@clubhouse/event-client/track'
import { getBalances } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { toBalance } from '../model/balance.ts'

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

/** Raises the event of a press on the balance (ANL-02). */
export function trackBalancePressed(): void {
  balanceButtonClicked()
}

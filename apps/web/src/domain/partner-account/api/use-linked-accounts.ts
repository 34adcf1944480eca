import { listLinkedAccounts } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'

/** Options of the partner accounts that the member has linked (ACC-19); a partner may take a link away, so each page reads them. */
export function linkedAccountsOptions() {
  return { ...listLinkedAccounts.queryOptions(), refetchOnMount: 'always' as const }
}

/**
 * Returns the partner accounts that the member has linked: loading, then the accounts or why they cannot be had
 * (ACC-18).
 */
export function useLinkedAccounts() {
  return useQuery({ ...linkedAccountsOptions(), select: ({ accounts }) => accounts })
}

import { useQuery } from '@tanstack/react-query'
import { balanceOptions } from '#domain/points/api/use-balance.ts'
import { toBalance } from '#domain/points/model/balance.ts'

/** The points that a member can spend, or undefined while nobody knows. They are read again on coming back to this tab, from buying some (FLT-37). */
export function useUsablePoints(): number | undefined {
  return useQuery({ ...balanceOptions(), refetchOnWindowFocus: 'always', select: toBalance }).data?.usable
}

import { listPendingPoints } from '@clubhouse/rest-client/club'
import { toPending } from '../model/pending-points.ts'

/** Options of pending points where they are what a member came for: they are as new as can be (ACT-09, active mode). */
export function activePendingOptions() {
  return {
    ...listPendingPoints.queryOptions(),
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
    select: toPending,
  }
}

/** Options of pending points where they are told beside something else: what is known is enough (ACT-09, passive mode). */
export function passivePendingOptions() {
  return {
    ...listPendingPoints.queryOptions(),
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    select: toPending,
  }
}

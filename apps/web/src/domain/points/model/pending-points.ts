import type { PendingPoints, PendingRow } from '@clubhouse/rest-client/club'

/** Points that are promised, and how many they are together (ACT-08). */
export interface Pending {
  rows: readonly PendingRow[]
  total: number
}

/** Returns one shape for the two that the server sends (CON-36). The pending balance is the sum of points (ACT-08). */
export function toPending(answer: PendingPoints): Pending {
  const rows = Array.isArray(answer) ? answer : answer.transactions
  return { rows, total: rows.reduce((sum, { points }) => sum + points, 0) }
}

/** About how many days it takes until promised points are the member's (ACT-05). */
const pendingDays = 45

/** About when points become the member's that were promised on a date, as an ISO date (ACT-05). */
export function expectedDate(promised: string): string {
  const date = new Date(promised)
  date.setUTCDate(date.getUTCDate() + pendingDays)
  return date.toISOString()
}

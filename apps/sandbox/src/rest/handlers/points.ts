import type { PointsHandlers } from '../../generated/rest-club-handlers.ts'
import { readBalance } from '../../ledger/ledger.ts'
import type { Club } from '../club.ts'
import { readAccountBalances } from './accounts.ts'

/** What the member has. */
export function pointsHandlers({ database: { pool }, flags }: Club): PointsHandlers {
  return {
    async getBalances({ member: { memberId, email } }) {
      const asList = (await flags.effective(email)).get('balances_as_list') === true
      if (asList) return readAccountBalances(pool, memberId)
      return (await readBalance(pool, memberId)) ?? { current: 0, usable: 0 }
    },
  }
}

import type { PointsHandlers } from '../../generated/rest-club-handlers.ts'
import { readBalance } from '../../ledger/ledger.ts'
import { callingMember, type Club } from '../club.ts'
import { readAccountBalances } from './accounts.ts'

/** What the member has. */
export function pointsHandlers({ database: { pool }, flags }: Club): PointsHandlers {
  return {
    async getBalances({ caller }) {
      const { memberId, email } = await callingMember(pool, caller)
      const asList = (await flags.effective(email)).get('balances_as_list') === true
      return {
        status: 200,
        body: asList
          ? await readAccountBalances(pool, memberId)
          : ((await readBalance(pool, memberId)) ?? { current: 0, usable: 0 }),
      }
    },
  }
}

import type { operations } from '@clubhouse/rest-client/club.types'
import { readBalance } from '../../ledger/ledger.ts'
import { callingMember, type Club } from '../club.ts'
import type { Handlers } from '../handler-types.ts'

/** What the member has. */
export function pointsHandlers({ database: { pool } }: Club): Pick<Handlers<operations>, 'getBalances'> {
  return {
    async getBalances({ caller }) {
      const { memberId } = await callingMember(pool, caller)
      return { status: 200, body: (await readBalance(pool, memberId)) ?? { current: 0, usable: 0 } }
    },
  }
}

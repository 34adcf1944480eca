import type { components, operations } from '@clubhouse/rest-client/b2c.types'
import { readBalance } from '../../ledger/ledger.ts'
import { callingMember, type Club } from '../club.ts'
import type { Handlers } from '../handler-types.ts'

type Row = components['schemas']['AccountBalances'][number]

/** What a member holds: the club's points, and those of partners that tell us theirs. */
export function accountsHandlers({ database: { pool } }: Club): Pick<Handlers<operations>, 'listAccountBalances'> {
  return {
    async listAccountBalances({ caller }) {
      const { memberId } = await callingMember(pool, caller)
      const balance = await readBalance(pool, memberId)
      const { rows } = await pool.query<Row>(
        'select partner_code as currency, partner_points as balance from account_link where member_id = $1 and partner_points is not null order by partner_code',
        [memberId],
      )
      return { status: 200, body: [{ currency: 'VRED', balance: balance?.usable ?? 0 }, ...rows] }
    },
  }
}

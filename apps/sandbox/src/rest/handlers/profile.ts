import type { operations } from '@clubhouse/rest-client/club.types'
import { readBalance } from '../../ledger/ledger.ts'
import { callingMember, type Club } from '../club.ts'
import type { Handlers } from '../handler-types.ts'

/** Who the member is. */
export function profileHandlers({ database: { pool } }: Club): Pick<Handlers<operations>, 'getProfile'> {
  return {
    async getProfile({ caller }) {
      const { memberId, email, profile, createdAt } = await callingMember(pool, caller)
      const balance = await readBalance(pool, memberId)
      const points = { current: balance?.current ?? 0 }
      return {
        status: 200,
        body: { ...profile, redUserId: memberId, email, createdAt: createdAt.toISOString(), points },
      }
    },
  }
}

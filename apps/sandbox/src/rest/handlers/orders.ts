import type { operations } from '@clubhouse/rest-client/club.types'
import { toOrder, type StoredOrder } from '../../members/stored-orders.ts'
import { callingMember, type Club } from '../club.ts'
import type { Handlers } from '../handler-types.ts'

/** What the member ordered for points. */
export function ordersHandlers({ database: { pool }, origin }: Club): Pick<Handlers<operations>, 'listOrders'> {
  return {
    async listOrders({ caller }) {
      const { memberId } = await callingMember(pool, caller)
      const { rows } = await pool.query<StoredOrder>(
        'select * from reward_order where member_id = $1 order by created_at desc, order_id',
        [memberId],
      )
      return { status: 200, body: { orders: rows.map((row) => toOrder(row, origin)) } }
    },
  }
}

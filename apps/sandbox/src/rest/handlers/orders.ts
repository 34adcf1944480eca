import type { OrdersHandlers } from '../../generated/rest-club-handlers.ts'
import { checkedDetails, isSensitiveOrder } from '../../ledger/order-rules.ts'
import { placeOrderIn } from '../../ledger/orders.ts'
import { toOrder, type StoredOrder } from '../../members/stored-orders.ts'
import { callingMember, inTransaction, type Club } from '../club.ts'
import { findRedeemable } from '../find-redeemable.ts'

/** What the member ordered for points. */
export function ordersHandlers(club: Club): OrdersHandlers {
  const { database, clock, imageOrigin } = club
  return {
    async listOrders({ caller }) {
      const { memberId } = await callingMember(database.pool, caller)
      const { rows } = await database.pool.query<StoredOrder>(
        'select * from reward_order where member_id = $1 order by created_at desc, order_id',
        [memberId],
      )
      const now = clock.now()
      return { status: 200, body: { orders: rows.map((row) => toOrder(row, imageOrigin, now)) } }
    },

    placeOrder: (call) =>
      inTransaction(club, 'placeOrder', call, async ({ client, member, idempotencyKey, useStepUp }) => {
        const { rewardId, rewardParentId, ...details } = call.body
        const found = await findRedeemable(club, client, member, { rewardId, rewardParentId })
        const checked = checkedDetails(found.reward, details)
        if (isSensitiveOrder(found.reward.redemptionType)) await useStepUp()
        const at = clock.now()
        const order = await placeOrderIn(client, {
          ...found,
          ...checked,
          memberId: member.memberId,
          at,
          origin: imageOrigin,
          operationId: 'placeOrder',
          idempotencyKey,
        })
        return { status: 201, body: toOrder(order, imageOrigin, at) }
      }),
  }
}

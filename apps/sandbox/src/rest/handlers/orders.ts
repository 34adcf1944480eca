import type { OrdersHandlers } from '../../generated/rest-club-handlers.ts'
import { checkedDetails, isSensitiveOrder } from '../../ledger/order-rules.ts'
import { placeOrderIn } from '../../ledger/orders.ts'
import { toOrder, type StoredOrder } from '../../members/stored-orders.ts'
import { inTransaction, type Club } from '../club.ts'
import { findRedeemable } from '../find-redeemable.ts'
import { useStepUp } from '../step-up.ts'

/** What the member ordered for points. */
export function ordersHandlers(club: Club): OrdersHandlers {
  const { database, clock, imageOrigin } = club
  return {
    async listOrders({ member: { memberId } }) {
      const { rows } = await database.pool.query<StoredOrder>(
        'select * from reward_order where member_id = $1 order by created_at desc, order_id',
        [memberId],
      )
      const now = clock.now()
      return { orders: rows.map((row) => toOrder(row, imageOrigin, now)) }
    },

    placeOrder: (call) =>
      inTransaction(club, call, async (client) => {
        const { rewardId, rewardParentId, ...details } = call.body
        const found = await findRedeemable(club, client, call.member, { rewardId, rewardParentId })
        const checked = checkedDetails(found.reward, details)
        if (isSensitiveOrder(found.reward.redemptionType)) await useStepUp(client, call)
        const at = clock.now()
        const order = await placeOrderIn(client, {
          ...found,
          ...checked,
          memberId: call.member.memberId,
          at,
          origin: imageOrigin,
          operationId: 'placeOrder',
          idempotencyKey: call.header['Idempotency-Key'],
        })
        return toOrder(order, imageOrigin, at)
      }),
  }
}

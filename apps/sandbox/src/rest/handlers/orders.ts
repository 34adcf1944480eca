import type { components, operations } from '@clubhouse/rest-client/club.types'
import type { OrderContent } from '../../members/member-rows.ts'
import { withOrigin } from '../../members/reward-snapshot.ts'
import { callingMember, type Club } from '../club.ts'
import type { Handlers } from '../handler-types.ts'

type Order = components['schemas']['Order']

export interface StoredOrder {
  order_id: string
  reward_id: string
  redemption_type: Order['redemptionType']
  status: Order['status']
  points: number
  content: OrderContent
  created_at: Date
  tracking_url: string | null
  gift_message: string | null
}

/** What the member ordered for points. */
export function ordersHandlers({ database: { pool }, origin }: Club): Pick<Handlers<operations>, 'listOrders'> {
  return {
    async listOrders({ caller }) {
      const { memberId } = await callingMember(pool, caller)
      const { rows } = await pool.query<StoredOrder>('select * from reward_order where member_id = $1 order by created_at desc, order_id', [memberId])
      return { status: 200, body: { orders: rows.map((row) => toOrder(row, origin)) } }
    },
  }
}

/** A stored order as the API shows it. */
export function toOrder(row: StoredOrder, origin: string): Order {
  return {
    orderId: row.order_id,
    rewardId: row.reward_id,
    redemptionType: row.redemption_type,
    status: row.status,
    content: withOrigin(row.content, origin),
    cost: row.points,
    createdDate: row.created_at.toISOString(),
    ...(row.tracking_url !== null && { trackingUrl: row.tracking_url }),
    ...(row.gift_message !== null && { giftMessage: row.gift_message }),
  }
}

import type { components } from '@clubhouse/rest-client/club.types'
import type { OrderContent } from './member-rows.ts'
import { withOrigin } from './reward-snapshot.ts'

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

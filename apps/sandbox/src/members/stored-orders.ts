import type { components } from '@clubhouse/rest-client/club.types'
import { statusBy } from '../ledger/order-progress.ts'
import type { OrderContent } from './member-rows.ts'
import { withOrigin } from './reward-snapshot.ts'

type Order = components['schemas']['Order']

export interface StoredOrder {
  order_id: string
  reward_id: string
  redemption_type: Order['redemptionType']
  status: Order['status']
  /** Since when it has that status. */
  status_since: Date
  points: number
  content: OrderContent
  created_at: Date
  tracking_url: string | null
  gift_message: string | null
  delivery_address: components['schemas']['OrderedDeliveryAddress'] | null
  voyages_booking: components['schemas']['VoyagesBooking'] | null
}

/**
 * Returns a stored order as the API shows it by now: its status moves on with time, and with it what the partner tells.
 */
export function toOrder(row: StoredOrder, origin: string, now: Date): Order {
  const status = statusBy(now, row.redemption_type, { status: row.status, since: row.status_since })
  const isTracked = status === 'DISPATCHED' || status === 'DELIVERED'
  return {
    orderId: row.order_id,
    rewardId: row.reward_id,
    redemptionType: row.redemption_type,
    status,
    content: withOrigin(row.content, origin),
    cost: row.points,
    createdDate: row.created_at.toISOString(),
    ...(row.delivery_address !== null && { deliveryAddress: row.delivery_address }),
    ...(row.tracking_url !== null && isTracked && { trackingUrl: row.tracking_url }),
    ...(row.gift_message !== null && { giftMessage: row.gift_message }),
    ...(row.voyages_booking !== null && { voyagesBooking: bookingBy(status, row.voyages_booking) }),
  }
}

/** Cabin and reference are told with the confirmation. */
function bookingBy(status: Order['status'], booking: components['schemas']['VoyagesBooking']): typeof booking {
  if (status === 'CONFIRMED') return booking
  const { bookingReference: _reference, cabinNumber: _cabin, deckNumber: _deck, ...sailor } = booking
  return sailor
}

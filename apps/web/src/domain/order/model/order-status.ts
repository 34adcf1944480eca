import type { OrderStatus } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'

/** What is said of an order's state, in lists and on its page, and how it looks. */
export interface OrderStatusText {
  text: string
  tone: 'neutral' | 'info' | 'success' | 'error'
}

const known: Record<OrderStatus, { text: () => string; tone: OrderStatusText['tone'] }> = {
  PENDING: { text: m.order_step_pending, tone: 'neutral' },
  PROCESSING: { text: m.order_step_processing, tone: 'info' },
  DISPATCHED: { text: m.order_step_dispatched, tone: 'info' },
  DELIVERED: { text: m.order_step_delivered, tone: 'success' },
  CONFIRMED: { text: m.order_step_confirmed, tone: 'success' },
  CANCELLED: { text: m.order_status_cancelled, tone: 'error' },
}

/** Returns the words for a status (ORD-02, ORD-11); one that a later server sends reads as being in progress. */
export function orderStatus(status: string): OrderStatusText {
  if (!isKnown(status)) return { text: m.order_status_other(), tone: 'neutral' }
  const { text, tone } = known[status]
  return { text: text(), tone }
}

function isKnown(status: string): status is OrderStatus {
  return Object.hasOwn(known, status)
}

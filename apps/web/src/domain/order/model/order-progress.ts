import type { Order, OrderStatus } from '@clubhouse/rest-client/club'

/** What an order goes through by its type, and where it is. */
export interface OrderProgress {
  /** All statuses on its way, in their order. */
  steps: readonly OrderStatus[]
  /** The one it has; nothing once it has gone all the way. */
  current: OrderStatus | undefined
}

const posted = ['PENDING', 'PROCESSING', 'DISPATCHED', 'DELIVERED'] as const
const booked = ['PENDING', 'PROCESSING', 'CONFIRMED'] as const
const sent = ['PENDING', 'CONFIRMED'] as const

const waysOf: Partial<Record<Order['redemptionType'], readonly OrderStatus[]>> = {
  WINES_FULFILMENT: posted,
  PHYSICAL_SPARKLES: posted,
  VOYAGES_FULFILMENT: booked,
  DIGITAL_FULFILMENT: sent,
  DONATION_LINK: sent,
}

/**
 * Returns how far an order has come. Nothing when its status is not on the way of its type, such as a cancelled order
 * or a status that a later server sends: its status is then shown plainly (GAP-08).
 */
export function progressOf({
  redemptionType,
  status,
}: Pick<Order, 'redemptionType' | 'status'>): OrderProgress | undefined {
  const steps = Object.hasOwn(waysOf, redemptionType) ? waysOf[redemptionType] : undefined
  if (steps?.includes(status) !== true) return undefined
  return { steps, current: status === steps.at(-1) ? undefined : status }
}

import type { components } from '@clubhouse/rest-client/club.types'

type Schemas = components['schemas']
type OrderStatus = Schemas['OrderStatus']

/** The statuses of an order in their order, with the hours after it was placed at which each is reached. */
type Steps = Partial<Record<OrderStatus, number>>

const posted: Steps = { PENDING: 0, PROCESSING: 1, DISPATCHED: 24, DELIVERED: 72 }
/** The partner confirms a voyage within 48 hours (CHK-08). */
const booked: Steps = { PENDING: 0, PROCESSING: 1, CONFIRMED: 24 }
const sent: Steps = { PENDING: 0, CONFIRMED: 1 }
const given: Steps = { CONFIRMED: 0 }

const wayOf: Partial<Record<Schemas['RedemptionType'], Steps>> = {
  WINES_FULFILMENT: posted,
  PHYSICAL_SPARKLES: posted,
  VOYAGES_FULFILMENT: booked,
  DIGITAL_FULFILMENT: sent,
  TRAINS_ORDER: sent,
  DONATION_LINK: given,
}

const hourMs = 3_600_000

/** Returns the status that a new order of this type has. */
export function firstStatus(redemptionType: Schemas['RedemptionType']): OrderStatus {
  return stepsOf(redemptionType)[0]?.[0] ?? 'PENDING'
}

/**
 * Returns the status that an order has by now (GAP-08): it goes on from its stored one step by step. One that is not
 * on its type's way, such as a cancelled one, stays as it is.
 */
export function statusBy(
  now: Date,
  redemptionType: Schemas['RedemptionType'],
  stored: { status: OrderStatus; since: Date },
): OrderStatus {
  const steps = stepsOf(redemptionType)
  const [, reached] = steps.find(([status]) => status === stored.status) ?? []
  if (reached === undefined) return stored.status
  const hours = reached + (now.getTime() - stored.since.getTime()) / hourMs
  return steps.findLast(([, after]) => after <= hours && after >= reached)?.[0] ?? stored.status
}

function stepsOf(redemptionType: Schemas['RedemptionType']) {
  return Object.entries(wayOf[redemptionType] ?? {}) as [OrderStatus, number][]
}

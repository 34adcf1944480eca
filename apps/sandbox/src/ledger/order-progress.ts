import type { components } from '@clubhouse/rest-client/club.types'

type Schemas = components['schemas']
type OrderStatus = Schemas['OrderStatus']

interface Step {
  status: OrderStatus
  /** Hours after the order was placed. */
  after: number
}

const posted: readonly Step[] = [
  { status: 'PENDING', after: 0 },
  { status: 'PROCESSING', after: 1 },
  { status: 'DISPATCHED', after: 24 },
  { status: 'DELIVERED', after: 72 },
]
/** The partner confirms a voyage within 48 hours (CHK-08). */
const booked: readonly Step[] = [
  { status: 'PENDING', after: 0 },
  { status: 'PROCESSING', after: 1 },
  { status: 'CONFIRMED', after: 24 },
]
const sent: readonly Step[] = [
  { status: 'PENDING', after: 0 },
  { status: 'CONFIRMED', after: 1 },
]
const given: readonly Step[] = [{ status: 'CONFIRMED', after: 0 }]

const stepsOf: Partial<Record<Schemas['RedemptionType'], readonly Step[]>> = {
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
  return stepsOf[redemptionType]?.[0]?.status ?? 'PENDING'
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
  const steps = stepsOf[redemptionType] ?? []
  const at = steps.find(({ status }) => status === stored.status)
  if (at === undefined) return stored.status
  const hours = at.after + (now.getTime() - stored.since.getTime()) / hourMs
  return steps.findLast(({ after }) => after <= hours && after >= at.after)?.status ?? stored.status
}

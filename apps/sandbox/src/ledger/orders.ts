import { randomInt, randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { insertRow } from '../database/rows.ts'
import { orderContent } from '../members/reward-snapshot.ts'
import type { StoredOrder } from '../members/stored-orders.ts'
import { refusal } from '../rest/problem.ts'
import { club } from '../sample-data/club.ts'
import { readableCode } from './exchange.ts'
import { post } from './ledger.ts'
import { firstStatus, statusBy } from './order-progress.ts'
import { spend, type RedeemableReward } from './spend.ts'

type Schemas = components['schemas']

/** An order whose details have passed their rules. */
export interface CheckedOrder extends RedeemableReward {
  memberId: string
  at: Date
  /** The sandbox's, which is taken out of stored addresses. */
  origin: string
  operationId: 'placeOrder' | 'placeVoyageOrder'
  idempotencyKey: string | undefined
  deliveryAddress?: Schemas['OrderedDeliveryAddress'] | undefined
  personDetails?: object | undefined
  consent?: object | undefined
  giftMessage?: string | undefined
  /** Who sails; the order books a cabin for them (ORD-03). */
  sailor?: Pick<Schemas['VoyagesBooking'], 'email' | 'firstName' | 'lastName' | 'phoneNumber'> | undefined
}

/**
 * Orders a reward: debit and order in the caller's transaction (`inTransaction`), so that neither is without the other.
 * Answers the order as stored; `toOrder(stored, origin, now)` shows it. The caller has checked that the reward is of a
 * type that is ordered there, and everything that the member sent; a reward comes from `findRedeemable`.
 * Throws what `spend` throws: 422 VUA, UNAVAILABLE, VARIANT_REQUIRED, SUBSCRIPTION_REQUIRED, INSUFFICIENT_POINTS.
 */
export async function placeOrderIn(client: pg.PoolClient, order: CheckedOrder): Promise<StoredOrder> {
  const { memberId, reward, at, origin, sailor, deliveryAddress, personDetails, consent, giftMessage } = order
  const { transactionId, points } = await spend(client, { ...order, kind: 'order' })
  const { redemptionType = 'DIGITAL_FULFILMENT' } = reward
  const orderId: string = randomUUID()
  return insertRow<StoredOrder>(client, 'reward_order', {
    orderId,
    memberId,
    transactionId,
    rewardId: reward.rewardId,
    redemptionType,
    status: firstStatus(redemptionType),
    statusSince: at,
    points,
    content: orderContent(reward, origin),
    createdAt: at,
    trackingUrl: deliveryAddress && trackingUrl(orderId),
    giftMessage: giftMessage || undefined,
    deliveryAddress,
    personDetails,
    consent,
    voyagesBooking: sailor && { ...newCabin(), ...sailor },
  })
}

/**
 * Cancels an order and credits its points back (ORD-07); undefined when there is no such order. Throws 422
 * NOT_CANCELLABLE when it has gone too far or was cancelled before.
 */
export async function cancelOrder(client: pg.PoolClient, orderId: string, at: Date): Promise<StoredOrder | undefined> {
  const { rows } = await client.query<StoredOrder & { member_id: string; transaction_id: string }>(
    'select * from reward_order where order_id = $1 for update',
    [orderId],
  )
  const [order] = rows
  if (order === undefined) return undefined
  const status = statusBy(at, order.redemption_type, { status: order.status, since: order.status_since })
  if (status !== 'PENDING' && status !== 'PROCESSING')
    throw refusal('NOT_CANCELLABLE', `An order that is ${status} cannot be cancelled.`)
  await post(client, {
    memberId: order.member_id,
    kind: 'refund',
    points: order.points,
    description: `Points returned: ${order.content.title}`,
    at,
    refunds: order.transaction_id,
  })
  const cancelled = await client.query<StoredOrder>(
    `update reward_order set status = 'CANCELLED', status_since = $2 where order_id = $1 returning *`,
    [orderId, at],
  )
  return cancelled.rows[0]
}

function trackingUrl(orderId: string): string {
  return `${club.links.trackParcel}KR${orderId.slice(0, 8).toUpperCase()}GB`
}

/** The partner's booking: every order of a voyage gets a cabin of the same kind (CHK-07). */
function newCabin(): Pick<Schemas['VoyagesBooking'], 'bookingReference' | 'cabinNumber' | 'deckNumber'> {
  const deckNumber = String(randomInt(8, 13))
  return { bookingReference: `KV${readableCode(6)}`, deckNumber, cabinNumber: `${deckNumber}${randomInt(100, 240)}` }
}

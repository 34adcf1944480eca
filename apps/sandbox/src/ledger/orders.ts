import { randomInt, randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { orderContent } from '../members/reward-snapshot.ts'
import type { StoredOrder } from '../members/stored-orders.ts'
import { refusal } from '../rest/problem.ts'
import { club } from '../sample-data/club.ts'
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
  const { memberId, reward, at, origin, sailor } = order
  const { transactionId, points } = await spend(client, { ...order, kind: 'order' })
  const { redemptionType = 'DIGITAL_FULFILMENT' } = reward
  const orderId: string = randomUUID()
  const { rows } = await client.query<StoredOrder>(
    `insert into reward_order (order_id, member_id, transaction_id, reward_id, redemption_type, status, status_since, points,
       content, created_at, tracking_url, gift_message, delivery_address, person_details, consent, voyages_booking)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $10, $11, $12, $13, $14, $15) returning *`,
    [
      orderId,
      memberId,
      transactionId,
      reward.rewardId,
      redemptionType,
      firstStatus(redemptionType),
      at,
      points,
      JSON.stringify(orderContent(reward, origin)),
      order.deliveryAddress === undefined ? null : trackingUrl(orderId),
      order.giftMessage || null,
      jsonOrNull(order.deliveryAddress),
      jsonOrNull(order.personDetails),
      jsonOrNull(order.consent),
      jsonOrNull(sailor && { ...newCabin(), ...sailor }),
    ],
  )
  const [stored] = rows
  if (stored === undefined) throw new Error(`The order ${orderId} was not stored.`)
  return stored
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

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

function trackingUrl(orderId: string): string {
  return `${club.links.trackParcel}KR${orderId.slice(0, 8).toUpperCase()}GB`
}

/** The partner's booking: every order of a voyage gets a cabin of the same kind (CHK-07). */
function newCabin(): Pick<Schemas['VoyagesBooking'], 'bookingReference' | 'cabinNumber' | 'deckNumber'> {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const bookingReference = `KV${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
  const deckNumber = String(randomInt(8, 13))
  return { bookingReference, deckNumber, cabinNumber: `${deckNumber}${randomInt(100, 240)}` }
}

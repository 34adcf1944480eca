import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import {
  exchangeReward,
  listOrders,
  placeOrder,
  redeemPromotion,
  transferPartnerPoints,
} from '@clubhouse/rest-client/club'
import type { ShelvedReward } from './shelves.ts'

/** What one wishes for, with everything decided. */
export type Wish =
  | { kind: 'redeem'; reward: ShelvedReward }
  | { kind: 'promotion'; code: string }
  | { kind: 'transfer'; points: number }
  | { kind: 'cancel'; orderId: string }

/** What a member was told to have got. */
export interface Effect {
  /** Of the voucher, order or transfer; of a promotion, the code. */
  id: string
  /** What the balance changes by. */
  points: number
}

export interface Asking {
  key: string
  stepUp: boolean
}

/** An answer that calls itself good and lacks what it is about. */
export class SenselessAnswer extends Error {
  override readonly name = 'SenselessAnswer'
}

/** Asks for a wish once, as the web app does. Rejects with what the client throws, or a SenselessAnswer. */
export async function perform(wish: Exclude<Wish, { kind: 'cancel' }>, { key, stepUp }: Asking): Promise<Effect> {
  const how = { idempotencyKey: key, stepUp }
  switch (wish.kind) {
    case 'redeem':
      return { id: told(await redeem(wish.reward, how)), points: -wish.reward.cost }
    case 'promotion': {
      const { pointsAdded } = await redeemPromotion({ ...how, body: { tokenId: wish.code } })
      if (typeof pointsAdded !== 'number') throw new SenselessAnswer('No points.')
      return { id: wish.code, points: pointsAdded }
    }
    case 'transfer': {
      const { points } = wish
      const parameters = { partner: 'BILTREWARDS' } as const
      return { id: told((await transferPartnerPoints({ ...how, parameters, body: { points } })).transferId), points }
    }
  }
}

async function redeem(
  { rewardId, rewardParentId, type, cost }: ShelvedReward,
  how: { idempotencyKey: string; stepUp: boolean },
): Promise<string | undefined> {
  const named = { rewardId, ...(rewardParentId === undefined ? {} : { rewardParentId }) }
  switch (type) {
    case 'VOYAGES_FULFILMENT':
      return (await placeVoyageOrder({ ...how, body: { ...named, personDetails: sailor, expectedPoints: cost } }))
        .orderId
    case 'WINES_FULFILMENT':
      return (
        await placeOrder({ ...how, body: { ...named, deliveryAddress, consent, giftMessage: 'Many happy returns' } })
      ).orderId
    case 'PHYSICAL_SPARKLES':
      return (await placeOrder({ ...how, body: { ...named, deliveryAddress } })).orderId
    case 'DIGITAL_FULFILMENT':
      return (await placeOrder({ ...how, body: { ...named, personDetails: person } })).orderId
    case 'DONATION_LINK':
    case 'TRAINS_ORDER':
      return (await placeOrder({ ...how, body: named })).orderId
    default:
      // A fault may leave out what the types promise.
      return ((await exchangeReward({ ...how, body: named })).vouchers as { voucherId?: string }[] | undefined)?.[0]
        ?.voucherId
  }
}

/** Whether the member's order is cancelled by now. */
export async function isCancelled(orderId: string): Promise<boolean> {
  const { orders } = await listOrders()
  return orders.find((order) => order.orderId === orderId)?.status === 'CANCELLED'
}

function told(id: string | undefined): string {
  if (id === undefined) throw new SenselessAnswer('The answer does not say what was got.')
  return id
}

const person = { firstName: 'Rae', lastName: 'Lowe', email: 'rae@post.test' }
const consent = { over18: true, terms: true, marketingUpdates: false }
const deliveryAddress = {
  ...person,
  phoneNumber: '020 7946 0000',
  building: '4',
  addressLine1: 'Mill Lane',
  town: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 4DY',
}
const sailor = {
  ...person,
  dateOfBirth: '1980-02-29',
  phoneNumber: '7700900000',
  sex: 'Unknown',
  countryAccessCode: '+44',
  citizenship: 'GB',
} as const

import type { components } from '@clubhouse/rest-client/club.types'
import type { TransactionKind } from '../ledger/accounts.ts'
import type { RewardGroupRecord } from '../sample-data/reward-groups.ts'

type Schemas = components['schemas']

/** The profile as the database keeps it: what has a column or table of its own is added when it is read. */
export type StoredProfile = Omit<Schemas['Profile'], 'redUserId' | 'email' | 'points' | 'createdAt'>

export type LinkedAccount = Schemas['LinkedAccount']

/** What a voucher or an order shows of its reward, as it was then. Addresses are stored without the origin. */
export type VoucherContent = Schemas['Voucher']['content']
export type OrderContent = Schemas['Order']['content']

/** All that the database is to hold of a new member. Times are ISO 8601. */
export interface MemberRows {
  memberId: string
  email: string
  passwordHash: string
  profile: StoredProfile
  createdAt: string
  usable: number
  pending: { description: string; points: number; createdAt: string }[]
  transactions: TransactionRow[]
  vouchers: VoucherRow[]
  orders: OrderRow[]
  favourites: { type: string; rewardId: string; createdAt: string }[]
  links: LinkRow[]
  subscription: SubscriptionRow | undefined
  rewardGroups: readonly RewardGroupRecord[]
  referredFriends: readonly { name: string; status: string; points: number; invitedAt: string }[]
  flags: Record<string, unknown>
}

export interface SubscriptionRow {
  subscriptionId: string
  planId: string
  status: string
  /** Where the first period ends. */
  renewsFrom: string
  /** Null while it goes on. */
  endsAt: string | null
}

/** An account at a partner that is linked, with what the partner knows of it. */
export interface LinkRow {
  partnerCode: string
  partnerUserId: string
  partnerPoints: number
  email: string
  firstName: string
  lastName: string
  linkedAt: string
}

export interface TransactionRow {
  kind: TransactionKind
  description: string
  createdAt: string
  points: number
  /** Which of this member's transactions it gives back, as an index. */
  refunds?: number
}

export interface VoucherRow {
  voucherId: string
  /** The debit, as an index into the member's transactions. */
  transaction: number
  rewardId: string
  points: number
  code: string
  url: string | null
  content: VoucherContent
  validFrom: string
  validTo: string
}

export interface OrderRow {
  orderId: string
  transaction: number
  rewardId: string
  redemptionType: string
  status: string
  points: number
  content: OrderContent
  createdAt: string
  trackingUrl: string | null
  giftMessage: string | null
  deliveryAddress: Schemas['OrderedDeliveryAddress'] | null
  voyagesBooking: Schemas['VoyagesBooking'] | null
  /** Since when it has its status. */
  statusSince: string
}

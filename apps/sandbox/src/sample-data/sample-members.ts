import type { components } from '@clubhouse/rest-client/club.types'
import { readClubFile } from './club-files.ts'
import { spendOfferOf } from './offers.ts'

export interface SampleMember {
  key: string
  email: string
  /** What `npm start` says of the member. */
  inShort?: string
  profile: Omit<components['schemas']['Profile'], 'redUserId' | 'email' | 'points' | 'createdAt'>
  createdDaysAgo: number
  usablePoints: number
  pending: readonly { daysAgo: number; description: string; points: number }[]
  /** Oldest first. Its points sum to `usablePoints`, or it is empty and the member simply has them. */
  history: readonly HistoryItem[]
  favourites: readonly { rewardId: string; type: 'SPEND' | 'EARN' }[]
  links: readonly { partnerCode: string; partnerUserId: string; partnerPoints: number; linkedDaysAgo: number }[]
  /** Once cancelled it ends with its period. */
  subscription?: { planId: string; status: 'ACTIVE' | 'CANCELED'; periodEndsInDays: number }
  rewardGroups: readonly SampleRewardGroup[]
  /** Whom the member has invited, the latest first. */
  referredFriends: readonly { name: string; status: 'INVITED' | 'JOINED'; points: number; daysAgo: number }[]
}

/** A group of personal rewards (ENT-10). A card's perk counts for a calendar year (CCD-29, CCD-36), others for some days. */
export interface SampleRewardGroup {
  /** Which rewards of the catalogue belong to it. */
  pool: string
  reference: string
  description: string
  status: 'ACTIVE' | 'LOCKED' | 'USED'
  calendarYear?: { yearsAgo: number }
  /** Seen from the sandbox's clock. */
  days?: { from: number; to: number }
}

/** Points are positive everywhere; the kind says which way they went. */
export type HistoryItem =
  | { kind: 'earn'; daysAgo: number; description: string; points: number }
  | {
      kind: 'voucher'
      daysAgo: number
      validDays: number
      rewardId: string
      points: number
      code: string
      description: string
    }
  | {
      kind: 'order'
      daysAgo: number
      rewardId: string
      points: number
      status: components['schemas']['OrderStatus']
      description: string
      giftMessage?: string
      trackingUrl?: string
    }
  /** `ofOrder` is the place of the cancelled order in the history. */
  | { kind: 'refund'; daysAgo: number; description: string; points: number; ofOrder: number }

const file = readClubFile('members') as { password: string; members: readonly SampleMember[] }

export const samplePassword = file.password

/** The members that every fresh sandbox has. Their addresses and figures are a contract. */
export const sampleMembers: readonly SampleMember[] = file.members.map((member) => ({
  ...member,
  // What was bought has the price and the name of the catalogue, so the file does not say them.
  history: member.history.map((item) => {
    if (item.kind !== 'voucher' && item.kind !== 'order') return item
    const { brand, record } = spendOfferOf(item.rewardId)
    return { ...item, points: record.cost, description: `${record.title}, ${brand.name}` }
  }),
}))

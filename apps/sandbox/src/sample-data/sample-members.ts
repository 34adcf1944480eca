import type { components } from '@clubhouse/rest-client/club.types'
import { memberWithEverything } from './members/member-with-everything.ts'
import { membersAbroad } from './members/members-abroad.ts'
import { membersAtHome } from './members/members-at-home.ts'

export interface SampleMember {
  key: string
  email: string
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

export const samplePassword = 'Kestrel-Points-1'

/** The members that every fresh sandbox has. Their addresses and figures are a contract. */
export const sampleMembers: readonly SampleMember[] = [memberWithEverything, ...membersAtHome, ...membersAbroad]

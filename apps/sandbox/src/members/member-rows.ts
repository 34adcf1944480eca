import type { components } from '@clubhouse/rest-client/club.types'
import type { TransactionKind } from '../ledger/accounts.ts'

type Schemas = components['schemas']

/** The profile as the database keeps it: what has a column or table of its own is added when it is read. */
export type StoredProfile = Omit<Schemas['Profile'], 'redUserId' | 'email' | 'points' | 'createdAt'>

export type LinkedAccount = Schemas['LinkedAccount']

/** What a voucher or an order shows of its reward, as it was then. Addresses are stored without the origin. */
export type VoucherContent = Schemas['Voucher']['content']
export type OrderContent = Schemas['Order']['content']

/** All that the database is to hold of a new member. */
export interface MemberRows {
  memberId: string
  email: string
  /** The member's statement, each line of which becomes a transaction of the ledger. */
  transactions: TransactionRow[]
  /** The accounts that partners keep of the member. */
  partnerAccounts: readonly object[]
  /** The member's rows of each other table, in the order in which the tables are filled. */
  rows: Readonly<Record<string, readonly MemberRow[]>>
  flags: Record<string, unknown>
}

/** Columns in camelCase, but for `memberId`, which all have. */
interface MemberRow {
  /** The debit, as an index into the member's transactions. */
  transaction?: number
  [column: string]: unknown
}

export interface TransactionRow {
  kind: TransactionKind
  description: string
  createdAt: Date
  points: number
  /** Which of this member's transactions it gives back, as an index. */
  refunds?: number
}

import { createHash } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { daysBefore } from '../clock.ts'
import { memberAccount } from '../ledger/accounts.ts'
import type { Catalogue } from '../sample-data/create-catalogue.ts'
import { sampleOrderDetails } from '../sample-data/order-details.ts'
import { sampleRewardGroups } from '../sample-data/reward-groups.ts'
import type { HistoryItem, SampleMember } from '../sample-data/sample-members.ts'
import type { MemberRows, StoredProfile, TransactionRow } from './member-rows.ts'
import { orderContent, rewardAs, voucherContent, voucherUrl } from './reward-snapshot.ts'

type Reward = components['schemas']['Reward']

export interface SeedOptions {
  memberId: string
  email: string
  passwordHash: string
  now: Date
  catalogue: Catalogue
  /** Removed from stored addresses, since the next start may have another. */
  origin: string
  /** How many times as long the statement is. */
  scale: number
  points?: number | undefined
  profile?: Partial<StoredProfile> | undefined
  flags?: Record<string, unknown> | undefined
}

/** Turns a sample member's history into rows whose ledger entries sum to the member's points. */
export function seedMember(sample: SampleMember, options: SeedOptions): MemberRows {
  const { now, memberId, email, flags = {} } = options
  const ago = (days: number) => daysBefore(now, days)
  const profile = { ...sample.profile, ...options.profile }
  const createdAt = ago(sample.createdDaysAgo)
  const history = sample.history.map((item) => transactionOf(item, now))
  const usable = options.points ?? sample.usablePoints
  const opening = usable - history.reduce((sum, { points }) => sum + points, 0)
  // What the history does not account for was there before the statement begins.
  const openings: TransactionRow[] =
    opening === 0 ? [] : [{ kind: 'opening', description: 'Opening balance', createdAt, points: opening }]
  // A partner's account is one member's, so each copy of a member has a number of its own there.
  const links = sample.links.map(({ partnerUserId, ...link }) => ({
    ...link,
    partnerUserId: email === sample.email ? partnerUserId : likeNumber(partnerUserId, memberId),
  }))
  return {
    memberId,
    email,
    transactions: [...history, ...openings, ...moreStatementLines(history, options)],
    partnerAccounts: links.map(({ partnerCode, partnerUserId, partnerPoints: points }) => {
      const { firstName = '', lastName = '' } = profile
      return { partnerCode, partnerUserId, email, firstName, lastName, points }
    }),
    rows: {
      ...basicRows(options, { profile, createdAt, usable }),
      pending_points: sample.pending.map(({ daysAgo, ...pending }) => ({ ...pending, createdAt: ago(daysAgo) })),
      voucher: sample.history.flatMap((item, index) =>
        item.kind === 'voucher' ? [voucherRow(item, index, options)] : [],
      ),
      reward_order: sample.history.flatMap((item, index) =>
        item.kind === 'order' ? [orderRow(item, index, options, profile)] : [],
      ),
      favourite: sample.favourites.map((favourite, index) => ({
        ...favourite,
        createdAt: new Date(now.getTime() - index * 60_000),
      })),
      account_link: links.map(({ partnerCode, partnerUserId, linkedDaysAgo }) => ({
        partnerCode,
        partnerUserId,
        linkedAt: ago(Math.min(linkedDaysAgo, sample.createdDaysAgo)),
      })),
      subscription: sample.subscription === undefined ? [] : [subscriptionRow(sample.subscription, options)],
      reward_group: sampleRewardGroups(sample, now).map((group) => ({ ...group })),
      referred_friend: sample.referredFriends.map(({ daysAgo, ...friend }) => ({ ...friend, invitedAt: ago(daysAgo) })),
    },
    flags,
  }
}

type Account = Pick<SeedOptions, 'memberId' | 'email' | 'passwordHash'>

/** Returns a member who has just joined: at the first step of onboarding, with nothing. */
export function newcomer(account: Account, now: Date): MemberRows {
  const { memberId, email } = account
  const profile: StoredProfile = {
    complete: false,
    appState: { onboarding: 'PersonalDetails' },
    linkedAccountsState: {},
    memberSupplierIds: { tagManagement: tagManagementId(memberId) },
  }
  const rows = basicRows(account, { profile, createdAt: now, usable: 0 })
  return { memberId, email, transactions: [], partnerAccounts: [], rows, flags: {} }
}

/** Returns the rows that every member has. */
function basicRows(
  { memberId, email, passwordHash }: Account,
  { usable, ...member }: { profile: StoredProfile; createdAt: Date; usable: number },
) {
  return {
    member: [{ email, passwordHash, ...member }],
    balance: [{ usable }],
    ledger_account: [{ accountId: memberAccount(memberId) }],
  }
}

const transactionKinds = { earn: 'earn', refund: 'refund', voucher: 'exchange', order: 'order' } as const

function transactionOf(item: HistoryItem, now: Date): TransactionRow {
  const { kind, description, daysAgo, points } = item
  return {
    kind: transactionKinds[kind],
    description,
    createdAt: daysBefore(now, daysAgo),
    points: kind === 'voucher' || kind === 'order' ? -points : points,
    ...(kind === 'refund' && { refunds: item.ofOrder }),
  }
}

/** Older lines for measuring: each amount comes and goes, so that the balance stays. */
function moreStatementLines(lines: TransactionRow[], { scale, now }: SeedOptions): TransactionRow[] {
  const wanted = lines.length * (scale - 1)
  return Array.from({ length: wanted }, (_, index) => {
    const line = lines[(index >> 1) % lines.length]
    const createdAt = daysBefore(now, 400 + index)
    // An odd one out has no partner to undo it.
    const points =
      index === wanted - 1 && wanted % 2 === 1 ? 0 : Math.abs(line?.points ?? 0) * (index % 2 === 0 ? -1 : 1)
    return points < 0
      ? { kind: 'adjustment', description: 'Points adjusted', createdAt, points }
      : { kind: 'earn', description: line?.description ?? '', createdAt, points }
  })
}

function voucherRow(item: HistoryItem & { kind: 'voucher' }, index: number, options: SeedOptions) {
  const { rewardId, points, code, daysAgo, validDays } = item
  const reward = spendReward(rewardId, options.catalogue)
  return {
    voucherId: stableId('voucher', options.memberId, index),
    transaction: index,
    rewardId,
    points,
    code,
    url: voucherUrl(reward),
    content: voucherContent(reward, options.origin),
    validFrom: daysBefore(options.now, daysAgo),
    validTo: daysBefore(options.now, daysAgo - validDays),
  }
}

function orderRow(
  item: HistoryItem & { kind: 'order' },
  index: number,
  { memberId, email, now, catalogue, origin }: SeedOptions,
  profile: StoredProfile,
) {
  const { rewardId, status, points, trackingUrl, giftMessage, daysAgo } = item
  const reward = spendReward(rewardId, catalogue)
  const { redemptionType = 'PHYSICAL_SPARKLES' } = reward
  return {
    orderId: stableId('order', memberId, index),
    transaction: index,
    rewardId,
    redemptionType,
    status,
    points,
    content: orderContent(reward, origin),
    createdAt: daysBefore(now, daysAgo),
    trackingUrl,
    giftMessage,
    ...sampleOrderDetails(redemptionType, profile, email),
    statusSince: now,
  }
}

function subscriptionRow(
  { planId, status, periodEndsInDays }: NonNullable<SampleMember['subscription']>,
  { memberId, now }: SeedOptions,
) {
  const periodEndsAt = daysBefore(now, -periodEndsInDays)
  return {
    subscriptionId: stableId('subscription', memberId),
    planId,
    status,
    renewsFrom: periodEndsAt,
    endsAt: status === 'CANCELED' ? periodEndsAt : null,
  }
}

function spendReward(rewardId: string, catalogue: Catalogue): Reward {
  const found = catalogue.find('SPEND', rewardId)
  if (found === undefined)
    throw new Error(`The sample members speak of spend reward ${rewardId}, which the catalogue does not have.`)
  return rewardAs(found, rewardId)
}

/** Returns what the tag manager calls a member (ANL-07). */
function tagManagementId(memberId: string): string {
  return `KR${memberId.replaceAll('-', '').slice(0, 8).toUpperCase()}`
}

/** Returns a number of the same form, the same for the same seed. */
export function likeNumber(pattern: string, seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString()
  let next = 0
  return pattern.replaceAll(/\d/g, () => digits[next++ % digits.length] ?? '0')
}

/** Returns the same id at every start, so that two fresh sandboxes answer alike. */
export function stableId(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

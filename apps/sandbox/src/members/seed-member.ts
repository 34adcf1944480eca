import { createHash } from 'node:crypto'
import { daysBefore } from '../clock.ts'
import type { Catalogue, CatalogueReward } from '../sample-data/create-catalogue.ts'
import { sampleOrderDetails } from '../sample-data/order-details.ts'
import { sampleRewardGroups } from '../sample-data/reward-groups.ts'
import type { HistoryItem, SampleMember } from '../sample-data/sample-members.ts'
import type {
  LinkRow,
  MemberRows,
  OrderRow,
  StoredProfile,
  SubscriptionRow,
  TransactionRow,
  VoucherRow,
} from './member-rows.ts'
import { orderContent, rewardAs, voucherContent, voucherUrl } from './reward-snapshot.ts'

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
  const { now, memberId } = options
  const transactions = sample.history.map((item) => transactionOf(item, now))
  const usable = options.points ?? sample.usablePoints
  const opening = usable - transactions.reduce((sum, { points }) => sum + points, 0)
  // What the history does not account for was there before the statement begins.
  const openings: TransactionRow[] =
    opening === 0
      ? []
      : [
          {
            kind: 'opening',
            description: 'Opening balance',
            createdAt: daysBefore(now, sample.createdDaysAgo).toISOString(),
            points: opening,
          },
        ]
  return {
    memberId,
    email: options.email,
    passwordHash: options.passwordHash,
    profile: { ...sample.profile, ...options.profile },
    createdAt: daysBefore(now, sample.createdDaysAgo).toISOString(),
    usable,
    pending: sample.pending.map(({ description, points, daysAgo }) => ({
      description,
      points,
      createdAt: daysBefore(now, daysAgo).toISOString(),
    })),
    transactions: [...transactions, ...openings, ...moreStatementLines(transactions, options)],
    vouchers: sample.history.flatMap((item, index) =>
      item.kind === 'voucher' ? [voucherRow(item, index, options)] : [],
    ),
    orders: sample.history.flatMap((item, index) =>
      item.kind === 'order' ? [orderRow(item, index, options, sample.profile)] : [],
    ),
    favourites: sample.favourites.map(({ rewardId, type }, index) => ({
      rewardId,
      type,
      createdAt: new Date(now.getTime() - index * 60_000).toISOString(),
    })),
    links: linkRows(sample, options),
    subscription: sample.subscription && subscriptionRow(sample.subscription, options),
    rewardGroups: sampleRewardGroups(sample, now),
    referredFriends: sample.referredFriends.map(({ name, status, points, daysAgo }) => ({
      name,
      status,
      points,
      invitedAt: daysBefore(now, daysAgo).toISOString(),
    })),
    flags: options.flags ?? {},
  }
}

/** Returns a member who has just joined: at the first step of onboarding, with nothing. */
export function newcomer({
  memberId,
  email,
  passwordHash,
  now,
}: Pick<SeedOptions, 'memberId' | 'email' | 'passwordHash' | 'now'>): MemberRows {
  const profile: StoredProfile = {
    complete: false,
    appState: { onboarding: 'PersonalDetails' },
    linkedAccountsState: {},
    memberSupplierIds: { tagManagement: tagManagementId(memberId) },
  }
  const nothing = {
    usable: 0,
    pending: [],
    transactions: [],
    vouchers: [],
    orders: [],
    favourites: [],
    links: [],
    subscription: undefined,
    rewardGroups: [],
    referredFriends: [],
    flags: {},
  }
  return { memberId, email, passwordHash, profile, createdAt: now.toISOString(), ...nothing }
}

function transactionOf(item: HistoryItem, now: Date): TransactionRow {
  const shared = { description: item.description, createdAt: daysBefore(now, item.daysAgo).toISOString() }
  switch (item.kind) {
    case 'earn':
      return { ...shared, kind: 'earn', points: item.points }
    case 'refund':
      return { ...shared, kind: 'refund', points: Math.abs(item.points), refunds: item.ofOrder }
    case 'voucher':
      return { ...shared, kind: 'exchange', points: -Math.abs(item.points) }
    case 'order':
      return { ...shared, kind: 'order', points: -Math.abs(item.points) }
    default:
      return assertNever(item)
  }
}

/** Older lines for measuring: each amount comes and goes, so that the balance stays. */
function moreStatementLines(lines: TransactionRow[], { scale, now }: SeedOptions): TransactionRow[] {
  const wanted = lines.length * (scale - 1)
  return Array.from({ length: wanted }, (_, index) => {
    const line = lines[(index >> 1) % lines.length]
    const createdAt = daysBefore(now, 400 + index).toISOString()
    // An odd one out has no partner to undo it.
    const points =
      index === wanted - 1 && wanted % 2 === 1 ? 0 : Math.abs(line?.points ?? 0) * (index % 2 === 0 ? -1 : 1)
    return points < 0
      ? { kind: 'adjustment', description: 'Points adjusted', createdAt, points }
      : { kind: 'earn', description: line?.description ?? '', createdAt, points }
  })
}

function voucherRow(item: HistoryItem & { kind: 'voucher' }, index: number, options: SeedOptions): VoucherRow {
  const reward = rewardAs(spendReward(item.rewardId, options.catalogue), item.rewardId)
  return {
    voucherId: stableId('voucher', options.memberId, index),
    transaction: index,
    rewardId: item.rewardId,
    points: Math.abs(item.points),
    code: item.code,
    url: voucherUrl(reward),
    content: voucherContent(reward, options.origin),
    validFrom: daysBefore(options.now, item.daysAgo).toISOString(),
    validTo: daysBefore(options.now, item.daysAgo - item.validDays).toISOString(),
  }
}

function orderRow(
  item: HistoryItem & { kind: 'order' },
  index: number,
  options: SeedOptions,
  profile: StoredProfile,
): OrderRow {
  const reward = rewardAs(spendReward(item.rewardId, options.catalogue), item.rewardId)
  const { redemptionType = 'PHYSICAL_SPARKLES' } = reward
  return {
    orderId: stableId('order', options.memberId, index),
    transaction: index,
    rewardId: item.rewardId,
    redemptionType,
    status: item.status,
    points: Math.abs(item.points),
    content: orderContent(reward, options.origin),
    createdAt: daysBefore(options.now, item.daysAgo).toISOString(),
    trackingUrl: item.trackingUrl ?? null,
    giftMessage: item.giftMessage ?? null,
    ...sampleOrderDetails(redemptionType, { ...profile, ...options.profile }, options.email),
    statusSince: options.now.toISOString(),
  }
}

function subscriptionRow(
  { planId, status, periodEndsInDays }: NonNullable<SampleMember['subscription']>,
  { memberId, now }: SeedOptions,
): SubscriptionRow {
  const periodEndsAt = daysBefore(now, -periodEndsInDays).toISOString()
  return {
    subscriptionId: stableId('subscription', memberId),
    planId,
    status,
    renewsFrom: periodEndsAt,
    endsAt: status === 'CANCELED' ? periodEndsAt : null,
  }
}

function spendReward(rewardId: string, catalogue: Catalogue): CatalogueReward {
  const found = catalogue.find('SPEND', rewardId)
  if (found === undefined)
    throw new Error(`The sample members speak of spend reward ${rewardId}, which the catalogue does not have.`)
  return found
}

/** A partner's account is one member's, so each copy of a member has a number of its own there. */
function linkRows({ email, links, profile, createdDaysAgo }: SampleMember, options: SeedOptions): LinkRow[] {
  const { firstName = '', lastName = '' } = { ...profile, ...options.profile }
  return links.map(({ partnerCode, partnerUserId, partnerPoints, linkedDaysAgo }) => ({
    partnerCode,
    partnerUserId: options.email === email ? partnerUserId : likeNumber(partnerUserId, options.memberId),
    partnerPoints,
    email: options.email,
    firstName,
    lastName,
    linkedAt: daysBefore(options.now, Math.min(linkedDaysAgo, createdDaysAgo)).toISOString(),
  }))
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

/** Ends a switch over a union: the type checker refuses it as soon as a case is missing. */
function assertNever(value: never): never {
  throw new Error(`This should not be possible: ${JSON.stringify(value)}`)
}

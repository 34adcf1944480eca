import type { Books } from '@clubhouse/test-kit/sandbox-control'
import type { Settled } from './drive.ts'
import type { Evidence, Finding } from './judge.ts'
import { lowestBalances } from './judge-ledger.ts'
import { isTrue } from './judge-refusals.ts'

/** Rules of what the members were told; the first two are what a member would call lost and doubled. */
export const rules = {
  lost: 'what a member was told to have is there',
  doubled: 'what a member wished for once is there once',
  unresolved: 'it is known what became of every wish',
  refused: 'what was refused was not done',
  twins: 'two devices that ask for the same are told the same',
  points: 'a wish moves the points that it should',
  stray: 'nothing was done that nobody wished for',
  balance: 'a balance is what it was and what was done since',
  stock: 'what is taken from a stock is what members got of it',
  refusal: 'a refusal is for a reason that is so',
} as const

interface Done {
  transactionId: number
  points: number
  /** Of its voucher, order, promotion or transfer. */
  id: string | undefined
}

/** Holds what was done, read from the books, against what each member was told. */
export function judgeIntents({ members, settled, before, after }: Evidence): Finding[] {
  const isNew = newSince(before, after)
  const done = doneByKey(after)
  const cancelled = refundsByOrder(after)
  const findings = settled.flatMap((each) =>
    each.wish?.kind === 'cancel' ? judgeCancel(each, cancelled) : judgeWish(each, done.get(placeOf(each)) ?? []),
  )
  const ordersAskedFor = new Set(settled.flatMap(({ wish }) => (wish?.kind === 'cancel' ? [wish.orderId] : [])))
  const keys = new Set(settled.map(placeOf))
  const memberOf = memberOfTransaction(after)
  const orderOf = new Map(after.orders.map((order) => [order.transactionId, order.id]))
  for (const { transactionId, idempotencyKey, refunds } of isNew) {
    const isWished =
      refunds === null
        ? keys.has(`${memberOf.get(transactionId)} ${idempotencyKey}`)
        : ordersAskedFor.has(orderOf.get(refunds) ?? '')
    if (!isWished) findings.push({ rule: rules.stray, of: `${transactionId}` })
  }
  const lowest = lowestBalances(after.entries)
  for (const each of settled)
    for (const outcome of each.outcomes)
      if (outcome.kind === 'refused' && !isTrue(outcome.code, each, { after, lowest }))
        findings.push({ rule: rules.refusal, of: `${nameOf(each)}: ${outcome.code}` })
  return [...findings, ...wrongBalances({ members, settled, before, after }), ...wrongStock({ settled, before, after })]
}

function judgeWish(each: Settled, done: readonly Done[]): Finding[] {
  const of = nameOf(each)
  const [outcome, ...others] = each.outcomes
  if (outcome === undefined || outcome.kind === 'pointless') return []
  const findings: Finding[] = []
  const unresolved = each.outcomes.find(({ kind }) => kind === 'unresolved')
  if (unresolved?.kind === 'unresolved') findings.push({ rule: rules.unresolved, of: `${of}: ${unresolved.last}` })
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(outcome)))
    findings.push({ rule: rules.twins, of })
  if (done.length > 1) findings.push({ rule: rules.doubled, of: `${of}: ${done.length} times` })
  if (outcome.kind === 'refused' && done.length > 0) findings.push({ rule: rules.refused, of })
  if (outcome.kind !== 'done') return findings
  if (!done.some(({ id }) => id === outcome.id)) findings.push({ rule: rules.lost, of: `${of}: ${outcome.id}` })
  if (done.some(({ points }) => points !== outcome.points)) findings.push({ rule: rules.points, of })
  return findings
}

/** A cancellation has no key: the order is what tells one from another, and several wishes may be for the same. */
function judgeCancel(each: Settled, refunds: ReadonlyMap<string, number>): Finding[] {
  if (each.wish?.kind !== 'cancel') return []
  const of = nameOf(each)
  const count = refunds.get(each.wish.orderId) ?? 0
  const unresolved = each.outcomes.some(({ kind }) => kind === 'unresolved')
  const isDone = each.outcomes.some(({ kind }) => kind === 'done')
  return [
    ...(unresolved ? [{ rule: rules.unresolved, of }] : []),
    ...(count > 1 ? [{ rule: rules.doubled, of }] : []),
    ...(isDone && count === 0 ? [{ rule: rules.lost, of }] : []),
  ]
}

/** Told or not: what was there, what was done, and what is there must add up. */
function wrongBalances({ members, settled, before, after }: Evidence): Finding[] {
  const told = new Map<string, number>()
  const refunded = new Set<string>()
  const pointsOf = new Map(after.orders.map(({ id, points }) => [id, points]))
  for (const { member, wish, outcomes } of settled) {
    const effect = outcomes.find((outcome) => outcome.kind === 'done')
    if (effect === undefined) continue
    const isAgain = wish?.kind === 'cancel' && refunded.has(wish.orderId)
    if (wish?.kind === 'cancel') refunded.add(wish.orderId)
    const points = wish?.kind === 'cancel' ? (isAgain ? 0 : (pointsOf.get(wish.orderId) ?? 0)) : effect.points
    told.set(member.memberId, (told.get(member.memberId) ?? 0) + points)
  }
  const balanceIn = (books: Books, id: string) => books.balances.find(({ memberId }) => memberId === id)?.usable ?? 0
  return members
    .map(({ memberId }) => ({
      memberId,
      expected: balanceIn(before, memberId) + (told.get(memberId) ?? 0),
      found: balanceIn(after, memberId),
    }))
    .filter(({ expected, found }) => expected !== found)
    .map(({ memberId, expected, found }) => ({
      rule: rules.balance,
      of: `${memberId}: ${found} instead of ${expected}`,
    }))
}

function wrongStock({ settled, before, after }: Omit<Evidence, 'members'>): Finding[] {
  const got = new Map<string, number>()
  for (const { wish, outcomes } of settled)
    if (wish?.kind === 'redeem' && outcomes.some(({ kind }) => kind === 'done'))
      got.set(wish.reward.stockedAs, (got.get(wish.reward.stockedAs) ?? 0) + 1)
  const leftBefore = new Map(before.stock.map(({ rewardId, remaining }) => [rewardId, remaining]))
  return after.stock
    .map(({ rewardId, remaining }) => ({ rewardId, taken: (leftBefore.get(rewardId) ?? 0) - remaining }))
    .filter(({ rewardId, taken }) => taken !== (got.get(rewardId) ?? 0))
    .map(({ rewardId, taken }) => ({
      rule: rules.stock,
      of: `${rewardId}: ${taken} taken, ${got.get(rewardId) ?? 0} got`,
    }))
}

function newSince(before: Books, after: Books) {
  const known = new Set(before.transactions.map(({ transactionId }) => transactionId))
  return after.transactions.filter(({ transactionId }) => !known.has(transactionId))
}

function doneByKey(after: Books): Map<string, Done[]> {
  const ids = new Map<number, string>()
  for (const { transactionId, id } of [...after.vouchers, ...after.orders, ...after.transfers])
    ids.set(transactionId, id)
  for (const { transactionId, code } of after.promotions) ids.set(transactionId, code)
  const memberOf = memberOfTransaction(after)
  const pointsOf = new Map(
    after.entries
      .filter(({ memberId }) => memberId !== null)
      .map(({ transactionId, points }) => [transactionId, points]),
  )
  const done = new Map<string, Done[]>()
  for (const { transactionId, idempotencyKey } of after.transactions) {
    if (idempotencyKey === null) continue
    const place = `${memberOf.get(transactionId)} ${idempotencyKey}`
    const one = { transactionId, points: pointsOf.get(transactionId) ?? 0, id: ids.get(transactionId) }
    done.set(place, [...(done.get(place) ?? []), one])
  }
  return done
}

function refundsByOrder(after: Books): Map<string, number> {
  const orderOf = new Map(after.orders.map(({ transactionId, id }) => [transactionId, id]))
  const refunds = new Map<string, number>()
  for (const { refunds: of } of after.transactions) {
    const order = of === null ? undefined : orderOf.get(of)
    if (order !== undefined) refunds.set(order, (refunds.get(order) ?? 0) + 1)
  }
  return refunds
}

function memberOfTransaction({ entries }: Books): Map<number, string> {
  const members = new Map<number, string>()
  for (const { transactionId, memberId } of entries) if (memberId !== null) members.set(transactionId, memberId)
  return members
}

function placeOf({ member, key }: Settled): string {
  return `${member.memberId} ${key}`
}

function nameOf({ intent, wish }: Settled): string {
  const twin = intent.isTwin ? ', on both devices' : ''
  return `intent ${intent.index} (${wish?.kind}${twin}; ${intent.faults.join(', ') || 'no fault'})`
}

import type { Books } from '@clubhouse/test-kit/sandbox-control'
import type { Settled } from '../drive.ts'
import type { Evidence, Finding } from './judge.ts'
import { lowestBalances } from './judge-ledger.ts'
import { isTrue } from './judge-refusals.ts'
import {
  begunSubscriptions,
  type Done,
  doneFor,
  isLeft,
  memberOfTransaction,
  refundsByOrder,
  usersOfKeys,
} from './read-books.ts'

/** Rules of what the members were told; the first three are what a member would call lost, doubled and stolen. */
export const rules = {
  lost: 'what a member was told to have is there',
  doubled: 'what a member confirmed once is there once',
  unpressed: 'nothing is sent that nobody pressed a button for',
  unresolved: 'it is known what became of every submission',
  refused: 'what was refused was not done',
  twins: 'two tabs that submit the same are told the same',
  points: 'a submission moves the points that it should',
  keys: 'two submissions never share a key',
  stray: 'nothing was done that nobody asked for',
  balance: 'a balance is what it was and what was done since',
  stock: 'what is taken from a stock is what members got of it',
  refusal: 'a refusal is for a reason that is so',
} as const

/** Holds what was done, read from the books, against what each member was told. */
export function judgeSubmissions(evidence: Evidence): Finding[] {
  const { settled, before, after } = evidence
  const cancelled = refundsByOrder(after)
  const doneOf = doneFor(after, settled)
  const lowest = lowestBalances(after.entries)
  return [
    ...settled.flatMap((each) =>
      each.wanted?.kind === 'cancel' ? judgeCancel(each, cancelled) : judgeSubmission(each, doneOf(each)),
    ),
    ...sharedKeys(settled),
    ...strays(settled, before, after),
    ...settled.flatMap((each) =>
      each.outcomes
        .filter((outcome) => outcome.kind === 'refused')
        .filter(({ code }) => !isTrue(code, each, { after, lowest }))
        .map(({ code }) => ({ rule: rules.refusal, of: `${nameOf(each)}: ${code}` })),
    ),
    ...wrongBalances(evidence, doneOf),
    ...wrongStock(evidence, doneOf),
  ]
}

function judgeSubmission(each: Settled, done: readonly Done[]): Finding[] {
  const of = nameOf(each)
  const { outcomes } = each
  const findings: Finding[] = []
  for (const outcome of outcomes)
    if (outcome.kind === 'unresolved') findings.push({ rule: rules.unresolved, of: `${of}: ${outcome.last}` })
  const told = outcomes.filter((outcome) => outcome.kind === 'done')
  const [first] = told
  const isDone = outcomes.some(({ kind }) => kind === 'done' || kind === 'done-elsewhere')
  const isRefused = outcomes.some(({ kind }) => kind === 'refused')
  if ((isDone && isRefused) || told.some(({ id }) => id !== first?.id)) findings.push({ rule: rules.twins, of })
  if (each.unpressed > 0) findings.push({ rule: rules.unpressed, of: `${of}: ${each.unpressed} times` })
  if (done.length > 1) findings.push({ rule: rules.doubled, of: `${of}: ${done.length} times` })
  if (!isDone && isRefused && done.length > 0) findings.push({ rule: rules.refused, of })
  if (isDone && !done.some(({ id }) => first === undefined || id === first.id))
    findings.push({ rule: rules.lost, of: `${of}: ${first?.id ?? 'in another tab'}` })
  if (first !== undefined && done.some(({ points }) => points !== first.points))
    findings.push({ rule: rules.points, of })
  return findings
}

/** A cancellation has no key in the books: the order tells one from another, and several may be for the same. */
function judgeCancel(each: Settled, refunds: ReadonlyMap<string, number>): Finding[] {
  if (each.wanted?.kind !== 'cancel') return []
  const of = nameOf(each)
  const count = refunds.get(each.wanted.orderId) ?? 0
  const unresolved = each.outcomes.some(({ kind }) => kind === 'unresolved')
  const isDone = each.outcomes.some(({ kind }) => kind === 'done')
  return [
    ...(unresolved ? [{ rule: rules.unresolved, of }] : []),
    ...(count > 1 ? [{ rule: rules.doubled, of }] : []),
    ...(isDone && count === 0 ? [{ rule: rules.lost, of }] : []),
  ]
}

/** One of them would get what the other got; but one that was left goes on with the next. */
function sharedKeys(settled: readonly Settled[]): Finding[] {
  return [...usersOfKeys(settled).values()]
    .map((users) => users.filter((each) => !isLeft(each)))
    .filter((users) => users.length > 1)
    .map((users) => ({ rule: rules.keys, of: users.map(nameOf).join(' and ') }))
}

function strays(settled: readonly Settled[], before: Books, after: Books): Finding[] {
  const known = new Set(before.transactions.map(({ transactionId }) => transactionId))
  const ordersAskedFor = new Set(settled.flatMap(({ wanted }) => (wanted?.kind === 'cancel' ? [wanted.orderId] : [])))
  const asked = new Set(settled.flatMap(({ member, keys }) => [...keys].map((key) => `${member.memberId} ${key}`)))
  const memberOf = memberOfTransaction(after)
  const orderOf = new Map(after.orders.map((order) => [order.transactionId, order.id]))
  const begun = new Set(begunSubscriptions(before).map(({ subscriptionId }) => subscriptionId))
  const subscriptions = begunSubscriptions(after)
    .filter(({ subscriptionId }) => !begun.has(subscriptionId))
    .filter(({ memberId, idempotencyKey }) => !asked.has(`${memberId} ${idempotencyKey}`))
    .map(({ subscriptionId, memberId }) => ({ rule: rules.stray, of: `subscription ${subscriptionId} of ${memberId}` }))
  const transactions = after.transactions
    .filter(({ transactionId }) => !known.has(transactionId))
    .filter(({ transactionId, idempotencyKey, refunds }) =>
      refunds === null
        ? !asked.has(`${memberOf.get(transactionId)} ${idempotencyKey}`)
        : !ordersAskedFor.has(orderOf.get(refunds) ?? ''),
    )
    .map(({ transactionId, operationId, idempotencyKey }) => ({
      rule: rules.stray,
      of: `${operationId} ${transactionId} of ${memberOf.get(transactionId)}, sent with the key ${idempotencyKey}`,
    }))
  return [...transactions, ...subscriptions]
}

type DoneOf = (settled: Settled) => readonly Done[]

/** Told or not: what was there, what was done, and what is there must add up. */
function wrongBalances({ members, settled, before, after }: Evidence, doneOf: DoneOf): Finding[] {
  const expected = new Map(before.balances.map(({ memberId, usable }) => [memberId, usable]))
  const add = (memberId: string, points: number) => expected.set(memberId, (expected.get(memberId) ?? 0) + points)
  const refunded = new Set<string>()
  const pointsOf = new Map(after.orders.map(({ id, points }) => [id, points]))
  for (const each of settled) {
    const { member, wanted, outcomes } = each
    const told = outcomes.find((outcome) => outcome.kind === 'done')
    if (wanted?.kind !== 'cancel') add(member.memberId, told?.points ?? sumOf(untold(each, doneOf)))
    else if (told !== undefined && !refunded.has(wanted.orderId)) {
      refunded.add(wanted.orderId)
      add(member.memberId, pointsOf.get(wanted.orderId) ?? 0)
    }
  }
  const found = new Map(after.balances.map(({ memberId, usable }) => [memberId, usable]))
  return members
    .filter(({ memberId }) => expected.get(memberId) !== found.get(memberId))
    .map(({ memberId }) => ({
      rule: rules.balance,
      of: `${memberId}: ${found.get(memberId)} instead of ${expected.get(memberId)}`,
    }))
}

function wrongStock({ settled, before, after }: Evidence, doneOf: DoneOf): Finding[] {
  const got = new Map<string, number>()
  for (const each of settled) {
    const { wanted, outcomes } = each
    if (wanted?.kind !== 'redeem') continue
    const isTold = outcomes.some(({ kind }) => kind === 'done')
    const { stockedAs } = wanted.reward
    got.set(stockedAs, (got.get(stockedAs) ?? 0) + (isTold ? 1 : untold(each, doneOf).length))
  }
  const leftBefore = new Map(before.stock.map(({ rewardId, remaining }) => [rewardId, remaining]))
  return after.stock
    .map(({ rewardId, remaining }) => ({ rewardId, taken: (leftBefore.get(rewardId) ?? 0) - remaining }))
    .filter(({ rewardId, taken }) => taken !== (got.get(rewardId) ?? 0))
    .map(({ rewardId, taken }) => ({
      rule: rules.stock,
      of: `${rewardId}: ${taken} taken, ${got.get(rewardId) ?? 0} got`,
    }))
}

/** What was done for members who were not told by the tab they look at: they left it, or another tab knows. */
function untold(each: Settled, doneOf: DoneOf): readonly Done[] {
  const isOpen = each.outcomes.some(({ kind }) => kind === 'left' || kind === 'done-elsewhere')
  return isOpen ? doneOf(each) : []
}

function sumOf(done: readonly Done[]): number {
  return done.reduce((sum, { points }) => sum + points, 0)
}

function nameOf({ operation, wanted, member }: Settled): string {
  const { index, isTwin, faults, interruption } = operation
  const how = [isTwin && 'in both tabs', faults.join(', ') || 'no fault', interruption?.kind].filter(Boolean)
  return `operation ${index} of ${member.email} (${wanted?.kind}; ${how.join('; ')})`
}

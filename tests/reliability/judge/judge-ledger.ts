import type { Books } from '@clubhouse/test-kit/sandbox-control'
import type { Evidence, Finding } from './judge.ts'
import { begunSubscriptions } from './read-books.ts'
import { pointsAtPartner, promotionLimits } from '../plan/plan.ts'

/** What must be true of the ledger whatever anybody wished for. */
export function judgeLedger({ before, after }: Pick<Evidence, 'before' | 'after'>): Finding[] {
  return [
    ...unbalanced(after),
    ...wrongBalances(after),
    ...overdrawn(after),
    ...stockGone(before, after),
    ...overLimits(after),
    ...secondSubscriptions(after),
  ]
}

/** Points that appear or vanish. */
function unbalanced({ transactions, entries }: Books): Finding[] {
  const entriesOf = Map.groupBy(entries, ({ transactionId }) => transactionId)
  const total = sumOf(entries)
  return [
    ...transactions
      .filter(({ transactionId }) => {
        const its = entriesOf.get(transactionId) ?? []
        return its.length !== 2 || sumOf(its) !== 0
      })
      .map(({ transactionId }) => ({ rule: 'a transaction has two entries that sum to zero', of: `${transactionId}` })),
    ...(total === 0 ? [] : [{ rule: 'all entries sum to zero', of: `${total}` }]),
  ]
}

function wrongBalances({ balances, entries }: Books): Finding[] {
  const entriesOf = Map.groupBy(entries, ({ memberId }) => memberId)
  return balances
    .filter(({ memberId, usable }) => sumOf(entriesOf.get(memberId) ?? []) !== usable)
    .map(({ memberId }) => ({ rule: 'a balance is the sum of its entries', of: memberId }))
}

/** At no time, which is more than at the end: the balance is followed from change to change. */
function overdrawn({ entries }: Books): Finding[] {
  return [...lowestBalances(entries)]
    .filter(([, lowest]) => lowest < 0)
    .map(([memberId, lowest]) => ({ rule: 'no balance is ever below zero', of: `${memberId} (${lowest})` }))
}

/** The least that each member ever had after a change. */
export function lowestBalances(entries: Books['entries']): Map<string, number> {
  const lowest = new Map<string, number>()
  const now = new Map<string, number>()
  for (const { memberId, points } of entries) {
    if (memberId === null) continue
    const balance = (now.get(memberId) ?? 0) + points
    now.set(memberId, balance)
    lowest.set(memberId, Math.min(lowest.get(memberId) ?? Infinity, balance))
  }
  return lowest
}

function stockGone(before: Books, after: Books): Finding[] {
  return after.stock.flatMap(({ rewardId, remaining }) => {
    const at = before.stock.find((stock) => stock.rewardId === rewardId)?.remaining ?? 0
    const rule = 'stock is never oversold'
    return remaining < 0 || remaining > at ? [{ rule, of: `${rewardId} (${at} to ${remaining})` }] : []
  })
}

/** Of what is limited, and is not a stock. */
function overLimits({ promotions, transfers }: Books): Finding[] {
  const codes = Map.groupBy(promotions, ({ code }) => code)
  const moved = Map.groupBy(transfers, ({ memberId }) => memberId)
  return [
    ...[...codes]
      .filter(([code, redeemed]) => redeemed.length > (promotionLimits[code] ?? 0))
      .map(([of]) => ({ rule: 'a code is for no more members than it says', of })),
    ...[...moved]
      .filter(([, transfers]) => sumOf(transfers) > pointsAtPartner)
      .map(([of]) => ({ rule: 'no more points are moved than there are at the partner', of })),
  ]
}

/** A member has one subscription, and a card is taken for it once. */
function secondSubscriptions(books: Books): Finding[] {
  const rule = 'a member has one subscription, and each of a checkout of its own that was paid once'
  const begun = begunSubscriptions(books)
  const taken = books.payments.filter(({ kind }) => kind === 'CARD_TAKEN').map(({ sessionId }) => sessionId)
  return [
    ...[...Map.groupBy(begun, ({ memberId }) => memberId)]
      .filter(([, subscriptions]) => subscriptions.length > 1)
      .map(([memberId]) => ({ rule, of: memberId })),
    ...begun
      .filter(({ sessionId }) => taken.filter((each) => each === sessionId).length !== 1)
      .map(({ sessionId }) => ({ rule, of: sessionId })),
  ]
}

function sumOf(entries: readonly { points: number }[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0)
}

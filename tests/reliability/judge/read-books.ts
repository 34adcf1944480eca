import type { Books } from '@clubhouse/test-kit/sandbox-control'
import type { Settled } from '../drive.ts'

/** Something that was done, as the books have it. */
export interface Done {
  points: number
  /** Of its voucher, order, promotion, transfer or checkout. */
  id: string | undefined
}

/**
 * Finds what was done for an operation, by the keys of its calls. The key of a submission that was left goes on with the
 * next of its kind, and so does what was done with it.
 */
export function doneFor(books: Books, settled: readonly Settled[]): (of: Settled) => readonly Done[] {
  const done = doneByKey(books)
  const users = usersOfKeys(settled)
  return (of) =>
    [...of.keys]
      .map((key) => `${of.member.memberId} ${key}`)
      .filter((place) => (users.get(place) ?? []).at(-1) === of)
      .flatMap((place) => done.get(place) ?? [])
}

/** The operations that were sent with each key of each member, those that were left first. */
export function usersOfKeys(settled: readonly Settled[]): Map<string, Settled[]> {
  const leftFirst = settled.toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)))
  const users = new Map<string, Settled[]>()
  for (const each of leftFirst)
    for (const key of each.keys) {
      const place = `${each.member.memberId} ${key}`
      users.set(place, [...(users.get(place) ?? []), each])
    }
  return users
}

export function isLeft({ outcomes }: Settled): boolean {
  return outcomes.some(({ kind }) => kind === 'left')
}

function doneByKey(books: Books): Map<string, Done[]> {
  const ids = new Map<number, string>()
  for (const { transactionId, id } of [...books.vouchers, ...books.orders, ...books.transfers])
    ids.set(transactionId, id)
  for (const { transactionId, code } of books.promotions) ids.set(transactionId, code)
  const memberOf = memberOfTransaction(books)
  const pointsOf = new Map(
    books.entries
      .filter(({ memberId }) => memberId !== null)
      .map(({ transactionId, points }) => [transactionId, points]),
  )
  const done = new Map<string, Done[]>()
  for (const { transactionId, idempotencyKey } of books.transactions) {
    if (idempotencyKey === null) continue
    const place = `${memberOf.get(transactionId)} ${idempotencyKey}`
    const one = { points: pointsOf.get(transactionId) ?? 0, id: ids.get(transactionId) }
    done.set(place, [...(done.get(place) ?? []), one])
  }
  for (const { memberId, idempotencyKey, sessionId } of begunSubscriptions(books)) {
    const place = `${memberId} ${idempotencyKey}`
    done.set(place, [...(done.get(place) ?? []), { points: 0, id: sessionId }])
  }
  return done
}

/** The subscriptions that have begun, by the ledger of the card payment provider. */
export function begunSubscriptions({ payments }: Books): Books['payments'] {
  return payments.filter(({ kind }) => kind === 'SUBSCRIPTION_BEGUN')
}

/** How often each order was refunded. */
export function refundsByOrder(books: Books): Map<string, number> {
  const orderOf = new Map(books.orders.map(({ transactionId, id }) => [transactionId, id]))
  const refunds = new Map<string, number>()
  for (const { refunds: of } of books.transactions) {
    const order = of === null ? undefined : orderOf.get(of)
    if (order !== undefined) refunds.set(order, (refunds.get(order) ?? 0) + 1)
  }
  return refunds
}

/** Whose points each transaction moved. */
export function memberOfTransaction({ entries }: Books): Map<number, string> {
  const members = new Map<number, string>()
  for (const { transactionId, memberId } of entries) if (memberId !== null) members.set(transactionId, memberId)
  return members
}

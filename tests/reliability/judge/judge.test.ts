import type { Books } from '@clubhouse/test-kit/sandbox-control'
import { expect, test } from 'vitest'
import type { Settled, Wanted } from '../drive.ts'
import { type Evidence, judge } from './judge.ts'
import type { DrivenMember } from '../members.ts'
import type { Outcome } from '../outcome.ts'
import type { RewardOnOffer } from '../rewards-by-type.ts'

const member: DrivenMember = { memberId: 'rae', email: 'rae@kestrel.test', password: '', region: 'GB' }
const reward: RewardOnOffer = {
  rewardId: '12',
  rewardParentId: undefined,
  stockedAs: '12',
  type: 'QR_CODE',
  isExchanged: true,
  cost: 300,
}
const ordered: RewardOnOffer = { ...reward, rewardId: '34', stockedAs: '34', type: 'TRAINS_ORDER', isExchanged: false }

function settled(index: number, wanted: Wanted, outcome: Outcome): Settled {
  const operation = {
    index,
    browser: 0,
    tab: 0,
    action: { kind: 'promotion', code: '' },
    isTwin: false,
    faults: [],
    looksFail: false,
    interruption: undefined,
    answer: 'try-again',
  } as const
  return { operation, member, wanted, outcomes: [outcome], keys: new Set([`key-${index}`]), unpressed: 0, unmet: 0 }
}

/** Points that move between the member and the house. */
function moved(transactionId: number, points: number): Books['entries'] {
  return [
    { transactionId, accountId: 'member:rae', memberId: 'rae', points },
    { transactionId, accountId: 'house:issued', memberId: null, points: -points },
  ]
}

function transaction(transactionId: number, key: number | null, refunds: number | null = null) {
  const idempotencyKey = key === null ? null : `key-${key}`
  return { transactionId, kind: 'any', operationId: 'any', idempotencyKey, refunds }
}

/** A row of the payment provider's ledger. */
function booked(kind: Books['payments'][number]['kind'], sessionId: string, key: number | null = null) {
  const begun = kind === 'SUBSCRIPTION_BEGUN'
  const idempotencyKey = key === null ? null : `key-${key}`
  return { memberId: 'rae', kind, sessionId, planId: 'any', subscriptionId: begun ? sessionId : null, idempotencyKey }
}

const before: Books = {
  transactions: [transaction(1, null)],
  entries: moved(1, 1000),
  balances: [{ memberId: 'rae', usable: 1000 }],
  vouchers: [],
  orders: [],
  promotions: [],
  transfers: [],
  payments: [booked('CARD_TAKEN', 'cs-5'), booked('CARD_TAKEN', 'cs-6')],
  stock: [{ rewardId: '12', remaining: 5 }],
}

/** A voucher, an order that was cancelled, a voucher that Rae has too few points for, and one that she has left. */
const honest: Evidence = {
  members: [member],
  before,
  settled: [
    settled(0, { kind: 'redeem', reward }, { kind: 'done', id: 'v', points: -300 }),
    settled(1, { kind: 'redeem', reward: ordered }, { kind: 'done', id: 'o', points: -300 }),
    settled(2, { kind: 'cancel', orderId: 'o' }, { kind: 'done', id: 'o', points: 0 }),
    settled(3, { kind: 'redeem', reward: { ...reward, cost: 900 } }, { kind: 'refused', code: 'INSUFFICIENT_POINTS' }),
    settled(4, { kind: 'redeem', reward }, { kind: 'left' }),
    settled(5, { kind: 'subscription', checkoutSessionId: 'cs-5' }, { kind: 'done', id: 'cs-5', points: 0 }),
    settled(6, { kind: 'subscription', checkoutSessionId: 'cs-6' }, { kind: 'refused', code: 'SUBSCRIPTION_EXISTS' }),
  ],
  after: {
    ...before,
    transactions: [
      ...before.transactions,
      transaction(2, 0),
      transaction(3, 1),
      transaction(4, null, 3),
      transaction(5, 4),
    ],
    entries: [...before.entries, ...moved(2, -300), ...moved(3, -300), ...moved(4, 300), ...moved(5, -300)],
    balances: [{ memberId: 'rae', usable: 400 }],
    vouchers: [
      { id: 'v', memberId: 'rae', transactionId: 2, rewardId: '12', points: 300 },
      { id: 'w', memberId: 'rae', transactionId: 5, rewardId: '12', points: 300 },
    ],
    orders: [{ id: 'o', memberId: 'rae', transactionId: 3, rewardId: '34', points: 300, status: 'CANCELLED' }],
    payments: [...before.payments, booked('SUBSCRIPTION_BEGUN', 'cs-5', 5)],
    stock: [{ rewardId: '12', remaining: 3 }],
  },
}

const withAfter = (changes: Partial<Books>): Evidence => ({ ...honest, after: { ...honest.after, ...changes } })
const told = (index: number, ...outcomes: Outcome[]): Evidence => ({
  ...honest,
  settled: honest.settled.map((each) => (each.operation.index === index ? { ...each, outcomes } : each)),
})
const changed = (index: number, change: Partial<Settled>): Evidence => ({
  ...honest,
  settled: honest.settled.map((each) => (each.operation.index === index ? { ...each, ...change } : each)),
})
const { after } = honest

test('nothing is found in honest books', () => {
  expect(judge(honest)).toEqual([])
})

test.each<[string, Evidence]>([
  [
    'a member has one subscription, and each of a checkout of its own that was paid once',
    withAfter({ payments: [...after.payments, booked('SUBSCRIPTION_BEGUN', 'cs-6', 5)] }),
  ],
  [
    'what a member confirmed once is there once',
    withAfter({ payments: [...after.payments, booked('SUBSCRIPTION_BEGUN', 'cs-5', 5)] }),
  ],
  ['what a member was told to have is there', withAfter({ payments: before.payments })],
  [
    'nothing was done that nobody asked for',
    withAfter({ payments: [...after.payments, booked('SUBSCRIPTION_BEGUN', 'cs-7', 99)] }),
  ],
  ['a refusal is for a reason that is so', told(6, { kind: 'refused', code: 'CHECKOUT_SESSION_UNKNOWN' })],
  [
    'a transaction has two entries that sum to zero',
    withAfter({ entries: after.entries.filter(({ transactionId, memberId }) => transactionId !== 2 || memberId) }),
  ],
  ['all entries sum to zero', withAfter({ entries: after.entries.slice(0, -1) })],
  ['a balance is the sum of its entries', withAfter({ balances: [{ memberId: 'rae', usable: 401 }] })],
  [
    'no balance is ever below zero',
    withAfter({ entries: [...before.entries, ...moved(2, -1300), ...moved(3, 700), ...moved(4, 300)] }),
  ],
  ['stock is never oversold', withAfter({ stock: [{ rewardId: '12', remaining: -1 }] })],
  ['what is taken from a stock is what members got of it', withAfter({ stock: [{ rewardId: '12', remaining: 2 }] })],
  ['what a member was told to have is there', withAfter({ vouchers: [] })],
  [
    'what a member was told to have is there',
    withAfter({ transactions: after.transactions.filter(({ refunds }) => refunds === null) }),
  ],
  [
    'what a member confirmed once is there once',
    withAfter({
      transactions: [...after.transactions, transaction(6, 0)],
      entries: [...after.entries, ...moved(6, -300)],
    }),
  ],
  [
    'what a member confirmed once is there once',
    withAfter({ transactions: [...after.transactions, transaction(6, null, 3)] }),
  ],
  [
    'what a member confirmed once is there once',
    {
      ...changed(0, { keys: new Set(['key-0', 'key-9']) }),
      after: {
        ...after,
        transactions: [...after.transactions, transaction(6, 9)],
        entries: [...after.entries, ...moved(6, -300)],
      },
    },
  ],
  ['nothing is sent that nobody pressed a button for', changed(0, { unpressed: 1 })],
  ['two submissions never share a key', changed(1, { keys: new Set(['key-0']) })],
  ['what a member was told to have is there', { ...told(3, { kind: 'done-elsewhere' }) }],
  ['it is known what became of every submission', told(0, { kind: 'unresolved', last: 'silence' })],
  ['what was refused was not done', told(0, { kind: 'refused', code: 'OUT_OF_STOCK' })],
  [
    'two tabs that submit the same are told the same',
    told(0, { kind: 'done', id: 'v', points: -300 }, { kind: 'done', id: 'w', points: -300 }),
  ],
  ['a submission moves the points that it should', told(0, { kind: 'done', id: 'v', points: -200 })],
  [
    'nothing was done that nobody asked for',
    withAfter({
      transactions: [...after.transactions, transaction(6, 9)],
      entries: [...after.entries, ...moved(6, -300)],
    }),
  ],
  [
    'nothing was done that nobody asked for',
    { ...honest, settled: honest.settled.filter(({ operation }) => operation.index !== 2) },
  ],
  [
    'a balance is what it was and what was done since',
    { ...honest, before: { ...before, balances: [{ memberId: 'rae', usable: 900 }] } },
  ],
  [
    'a code is for no more members than it says',
    withAfter({
      promotions: [1, 2, 3, 4].map((transactionId) => ({
        memberId: 'rae',
        code: 'FIRST3',
        transactionId,
        points: 1000,
      })),
    }),
  ],
  [
    'no more points are moved than there are at the partner',
    withAfter({ transfers: [{ id: 't', memberId: 'rae', transactionId: 2, points: 49_000 }] }),
  ],
  ['a refusal is for a reason that is so', told(3, { kind: 'refused', code: 'OUT_OF_STOCK' })],
  ['a refusal is for a reason that is so', told(3, { kind: 'refused', code: 'IDEMPOTENCY_KEY_REUSED' })],
])('it is found when it is not so that %s', (rule, evidence) => {
  expect(judge(evidence).map((finding) => finding.rule)).toContain(rule)
})

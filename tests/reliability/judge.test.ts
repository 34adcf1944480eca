import type { Books } from '@clubhouse/test-kit/sandbox-control'
import { expect, test } from 'vitest'
import type { Settled } from './drive.ts'
import { type Evidence, judge } from './judge.ts'
import type { DrivenMember } from './members.ts'
import type { Action } from './plan.ts'
import type { ShelvedReward } from './shelves.ts'
import type { Outcome } from './settle.ts'
import type { Wish } from './perform.ts'

const member: DrivenMember = {
  memberId: 'rae',
  email: 'rae@kestrel.test',
  region: 'GB',
  tokens: { accessToken: '', idToken: '' },
  stepUp: () => Promise.reject(new Error('Nobody calls.')),
}
const reward: ShelvedReward = {
  rewardId: '12',
  rewardParentId: undefined,
  stockedAs: '12',
  type: 'QR_CODE',
  isExchanged: true,
  cost: 300,
}
const ordered: ShelvedReward = { ...reward, rewardId: '34', stockedAs: '34', type: 'TRAINS_ORDER', isExchanged: false }

function settled(index: number, wish: Wish, outcome: Outcome): Settled {
  const action: Action = wish.kind === 'cancel' ? { kind: 'cancel', orderOf: 0 } : { kind: 'promotion', code: '' }
  const intent = { index, member: 0, device: 0, action, isTwin: false, faults: [] } as const
  return { intent, member, key: `key-${index}`, wish, outcomes: [outcome] }
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

const before: Books = {
  transactions: [transaction(1, null)],
  entries: moved(1, 1000),
  balances: [{ memberId: 'rae', usable: 1000 }],
  vouchers: [],
  orders: [],
  promotions: [],
  transfers: [],
  stock: [{ rewardId: '12', remaining: 5 }],
}

/** A voucher, an order that was cancelled, and a voucher that Rae has too few points for. */
const honest: Evidence = {
  members: [member],
  before,
  settled: [
    settled(0, { kind: 'redeem', reward }, { kind: 'done', id: 'v', points: -300 }),
    settled(1, { kind: 'redeem', reward: ordered }, { kind: 'done', id: 'o', points: -300 }),
    settled(2, { kind: 'cancel', orderId: 'o' }, { kind: 'done', id: 'o', points: 0 }),
    settled(3, { kind: 'redeem', reward: { ...reward, cost: 900 } }, { kind: 'refused', code: 'INSUFFICIENT_POINTS' }),
  ],
  after: {
    ...before,
    transactions: [...before.transactions, transaction(2, 0), transaction(3, 1), transaction(4, null, 3)],
    entries: [...before.entries, ...moved(2, -300), ...moved(3, -300), ...moved(4, 300)],
    balances: [{ memberId: 'rae', usable: 700 }],
    vouchers: [{ id: 'v', memberId: 'rae', transactionId: 2, rewardId: '12', points: 300 }],
    orders: [{ id: 'o', memberId: 'rae', transactionId: 3, rewardId: '34', points: 300, status: 'CANCELLED' }],
    stock: [{ rewardId: '12', remaining: 4 }],
  },
}

const withAfter = (changes: Partial<Books>): Evidence => ({ ...honest, after: { ...honest.after, ...changes } })
const told = (index: number, ...outcomes: Outcome[]): Evidence => ({
  ...honest,
  settled: honest.settled.map((each) => (each.intent.index === index ? { ...each, outcomes } : each)),
})
const { after } = honest

test('nothing is found in honest books', () => {
  expect(judge(honest)).toEqual([])
})

test.each<[string, Evidence]>([
  [
    'a transaction has two entries that sum to zero',
    withAfter({ entries: after.entries.filter(({ transactionId, memberId }) => transactionId !== 2 || memberId) }),
  ],
  ['all entries sum to zero', withAfter({ entries: after.entries.slice(0, -1) })],
  ['a balance is the sum of its entries', withAfter({ balances: [{ memberId: 'rae', usable: 701 }] })],
  [
    'no balance is ever below zero',
    withAfter({ entries: [...before.entries, ...moved(2, -1300), ...moved(3, 700), ...moved(4, 300)] }),
  ],
  ['stock is never oversold', withAfter({ stock: [{ rewardId: '12', remaining: -1 }] })],
  ['what is taken from a stock is what members got of it', withAfter({ stock: [{ rewardId: '12', remaining: 3 }] })],
  ['what a member was told to have is there', withAfter({ vouchers: [] })],
  [
    'what a member was told to have is there',
    withAfter({ transactions: after.transactions.filter(({ refunds }) => refunds === null) }),
  ],
  [
    'what a member wished for once is there once',
    withAfter({
      transactions: [...after.transactions, transaction(5, 0)],
      entries: [...after.entries, ...moved(5, -300)],
    }),
  ],
  [
    'what a member wished for once is there once',
    withAfter({ transactions: [...after.transactions, transaction(5, null, 3)] }),
  ],
  ['it is known what became of every wish', told(0, { kind: 'unresolved', last: 'silence' })],
  ['what was refused was not done', told(0, { kind: 'refused', code: 'OUT_OF_STOCK' })],
  [
    'two devices that ask for the same are told the same',
    told(0, { kind: 'done', id: 'v', points: -300 }, { kind: 'done', id: 'w', points: -300 }),
  ],
  ['a wish moves the points that it should', told(0, { kind: 'done', id: 'v', points: -200 })],
  [
    'nothing was done that nobody wished for',
    withAfter({
      transactions: [...after.transactions, transaction(5, 9)],
      entries: [...after.entries, ...moved(5, -300)],
    }),
  ],
  [
    'nothing was done that nobody wished for',
    { ...honest, settled: honest.settled.filter(({ intent }) => intent.index !== 2) },
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

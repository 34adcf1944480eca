import { expectTypeOf, test } from 'vitest'
import {
  exchangeReward,
  getBalances,
  getProfile,
  getSpendReward,
  listPendingPoints,
  listPublicSpendRewards,
  listVouchers,
  redeemEarnReward,
  setSupportAuthorisation,
} from '@clubhouse/rest-client/club'
import type {
  CurrencyBalances,
  PendingRows,
  PendingTransactions,
  PointsBalance,
  ProblemCodes,
  Reward,
  RewardExchange,
  VoucherPage,
} from '@clubhouse/rest-client/club'

test('an operation takes what its schema says and answers what its schema says [DCD-01]', () => {
  expectTypeOf(listPublicSpendRewards).returns.resolves.toHaveProperty('rewards').toEqualTypeOf<Reward[]>()
  expectTypeOf(listVouchers).returns.resolves.toEqualTypeOf<VoucherPage>()
  expectTypeOf(exchangeReward).returns.resolves.toEqualTypeOf<RewardExchange>()
  expectTypeOf(getProfile).toBeCallableWith()
  expectTypeOf(getBalances.queryOptions).toBeCallableWith()
  expectTypeOf(getSpendReward.queryOptions).toBeCallableWith({ rewardId: '100101' })
  expectTypeOf(listPublicSpendRewards.queryOptions).toBeCallableWith({ sort: 'cost', viewingRegion: 'US' })
  expectTypeOf(redeemEarnReward).toBeCallableWith({ body: { rewardId: '500101' }, idempotencyKey: 'visit-01' })
})

test('an answer in two shapes is either of them [CON-11] [CON-36]', () => {
  expectTypeOf(getBalances).returns.resolves.toEqualTypeOf<PointsBalance | CurrencyBalances>()
  expectTypeOf(listPendingPoints).returns.resolves.toEqualTypeOf<PendingTransactions | PendingRows>()
})

test('a header may be said and is never asked for [API-03]', () => {
  expectTypeOf(listPublicSpendRewards.queryOptions).toBeCallableWith({ 'X-Feature-Variation': 'tiles-b' })
  expectTypeOf(listPublicSpendRewards.queryOptions).toBeCallableWith({})
})

test('the codes of a refusal are those of its operation', () => {
  expectTypeOf<'INSUFFICIENT_POINTS'>().toExtend<ProblemCodes['exchangeReward']>()
  expectTypeOf<'INSUFFICIENT_POINTS'>().not.toExtend<ProblemCodes['getProfile']>()
})

test('a wrong argument is a compile error, on its own line [DCD-01]', () => {
  const idempotencyKey = 'exchange-1'
  const neverCalled = () => {
    // @ts-expect-error a reward has an id
    void getSpendReward({})
    // @ts-expect-error an id is a text
    void getSpendReward({ rewardId: 1 })
    // @ts-expect-error there is no such sort
    void listPublicSpendRewards({ sort: 'price' })
    // @ts-expect-error there is no such parameter
    void listVouchers({ page: 2 })
    // @ts-expect-error there is no parameter at all
    void getProfile({ memberId: '1' })
    // @ts-expect-error there is no such header
    void listVouchers.queryOptions({ 'X-Feature-Variation': 'a' })
    // @ts-expect-error the page is the client's to say
    void listVouchers.pageOptions({ limit: 10, offset: 20 }, () => undefined)
    // @ts-expect-error there are no pages of a profile
    void getProfile.pageOptions({}, () => undefined)
    // @ts-expect-error an exchange has a body
    void exchangeReward({ idempotencyKey })
    // @ts-expect-error a body has its required fields
    void exchangeReward({ body: {}, idempotencyKey })
    // @ts-expect-error a body has no such field
    void exchangeReward({ body: { rewardId: '1', cost: 3 }, idempotencyKey })
    // @ts-expect-error a call that must happen once has a key
    void exchangeReward({ body: { rewardId: '1' } })
    // @ts-expect-error the key of a submission is not a parameter
    void exchangeReward({ body: { rewardId: '1' }, idempotencyKey, parameters: { 'Idempotency-Key': 'exchange-1' } })
    // @ts-expect-error the server knows no key of this call
    void setSupportAuthorisation({ body: { authorised: true }, idempotencyKey })
    // @ts-expect-error there is no such code
    const code: ProblemCodes['exchangeReward'] = 'TOO_EXPENSIVE'
    return code
  }
  expectTypeOf(neverCalled).toBeFunction()
})

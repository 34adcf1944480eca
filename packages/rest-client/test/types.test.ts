import { expectTypeOf, test } from 'vitest'
import {
  exchangeReward,
  getBalances,
  getProfile,
  getSpendReward,
  listPublicSpendRewards,
  listVouchers,
  redeemEarnReward,
} from '@clubhouse/rest-client/club'
import type { Reward, RewardExchange, VoucherPage } from '@clubhouse/rest-client/club'

test('an operation takes what its schema says and answers what its schema says [DCD-01]', () => {
  expectTypeOf(listPublicSpendRewards).returns.resolves.toHaveProperty('rewards').toEqualTypeOf<Reward[]>()
  expectTypeOf(listVouchers).returns.resolves.toEqualTypeOf<VoucherPage>()
  expectTypeOf(exchangeReward).returns.resolves.toEqualTypeOf<RewardExchange>()
  expectTypeOf(getProfile).toBeCallableWith()
  expectTypeOf(getBalances.queryOptions).toBeCallableWith()
  expectTypeOf(getSpendReward.queryOptions).toBeCallableWith({ rewardId: '100101' })
  expectTypeOf(listPublicSpendRewards.queryOptions).toBeCallableWith({ sort: 'cost', viewingRegion: 'US' })
  expectTypeOf(redeemEarnReward).toBeCallableWith({ body: { rewardId: '500101' } })
})

test('a wrong argument is a compile error, on its own line [DCD-01]', () => {
  const neverCalled = () => {
    // @ts-expect-error a reward has an id
    void getSpendReward({})
    // @ts-expect-error there is no such sort
    void listPublicSpendRewards({ sort: 'price' })
    // @ts-expect-error there is no such parameter
    void listVouchers({ page: 2 })
    // @ts-expect-error an exchange has a body
    void exchangeReward({})
    // @ts-expect-error a body has no such field
    void exchangeReward({ body: { rewardId: '1', cost: 3 } })
  }
  expectTypeOf(neverCalled).toBeFunction()
})

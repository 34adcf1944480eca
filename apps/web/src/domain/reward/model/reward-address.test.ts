import { expect, test } from 'vitest'
import { rewardAt } from './reward-address.ts'

test.each([
  ['/kestrel-red/spend-kestrel-points/any-hot-drink-100101', { kind: 'SPEND', rewardId: '100101' }],
  ['/kestrel-red/en-us/earn-kestrel-points/coffee-500101', { kind: 'EARN', rewardId: '500101' }],
  ['/spend-kestrel-points/100101', { kind: 'SPEND', rewardId: '100101' }],
  ['/kestrel-red/spend-kestrel-points', undefined],
  ['/kestrel-red/spend-kestrel-points/', undefined],
  ['/kestrel-red/subscribe', undefined],
  ['/', undefined],
])('%s leads to a reward or not', (pathname, reward) => {
  expect(rewardAt(pathname)).toEqual(reward)
})

import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { fetchedFromBrand, moreFromBrand } from './MoreFromBrand.tsx'

const rewards = (count: number) =>
  Array.from({ length: count }, (_, index) => fixture('club', 'Reward', { rewardId: String(index + 1) }))
const shown = (count: number, rewardId: string) =>
  moreFromBrand(rewards(count), fixture('club', 'Reward', { rewardId })).map((reward) => Number(reward.rewardId))

test.each([
  ['12 of 13, without the one of the page', fetchedFromBrand, '1', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  [
    '12 of 13, when the one of the page is not among them',
    fetchedFromBrand,
    '99',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  ['as many as there are', 3, '2', [1, 3]],
  ['none, when there is none but the one of the page', 1, '1', []],
])('more from a brand are %s [RWD-05] [CST-06.g]', (_goal, count, current, ids) => {
  expect(shown(count, current)).toEqual(ids)
})

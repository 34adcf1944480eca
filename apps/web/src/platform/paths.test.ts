import { expect, test } from 'vitest'
import { paths, rewardIdOf } from './paths.ts'

test.each([
  ['two-tickets-100101', '100101'],
  ['100101', '100101'],
  ['two-tickets-abc', 'abc'],
  ['abc', 'abc'],
  ['win-2-tickets-77', '77'],
])('the reward path %s ends in the id %s [RTE-40]', (path, id) => {
  expect(rewardIdOf(path)).toBe(id)
})

test('a reward address is its slug and id, or its id alone [RTE-38] [RTE-39]', () => {
  expect(paths.spendReward.href({ rewardId: '7', slug: 'two-tickets' })).toBe('/spend-kestrel-points/two-tickets-7')
  expect(paths.earnReward.href({ rewardId: '7' })).toBe('/earn-kestrel-points/7')
})

test('categories are written as a repeated parameter [DIS-02]', () => {
  expect(paths.spend.href({ category: ['Food & Drink', 'Travel'] })).toBe(
    '/spend-kestrel-points?category=Food+%26+Drink&category=Travel',
  )
})

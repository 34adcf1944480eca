import type { Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { visitorOf } from '#domain/reward/model/visibility.ts'
import { carouselRewards, featuredLast } from './carousel.ts'

function rewards(prefix: string, count: number): Reward[] {
  return Array.from({ length: count }, (_, index) => fixture('club', 'Reward', { rewardId: `${prefix}${index + 1}` }))
}

test.each([
  ['alternates earn and spend [HOM-12]', 2, 2, 'e1 s1 e2 s2'],
  ['shows at most 8 of the 12 fetched [HOM-11]', 12, 12, 'e1 s1 e2 s2 e3 s3 e4 s4'],
  ['goes on with the longer side', 1, 3, 'e1 s1 s2 s3'],
  ['shows one side alone, at most 8', 0, 12, 's1 s2 s3 s4 s5 s6 s7 s8'],
  ['shows nothing when there is nothing', 0, 0, ''],
])('a carousel %s', (_goal, earn, spend, shown) => {
  const fetched = { earn: rewards('e', earn), spend: rewards('s', spend) }
  const ids = carouselRewards(fetched, visitorOf({ countryCode: 'GB' })).map(({ reward }) => reward.rewardId)
  expect(ids.join(' ')).toBe(shown)
})

test.each([
  ['leaves out what that one has of its side', 12, 's5 s6 s7 s8 s9 s10 s11 s12'],
  ['repeats some of it, at its end, where there is nothing else', 6, 's5 s6 s1 s2 s3 s4'],
  ['repeats all of it where there is nothing else', 3, 's1 s2 s3'],
])('a carousel below one of both sides %s [HOM-11] [HOM-12]', (_goal, count, shown) => {
  const viewer = visitorOf({ countryCode: 'GB' })
  const spend = featuredLast(rewards('s', count), viewer)
  const ids = carouselRewards({ earn: [], spend }, viewer).map(({ reward }) => reward.rewardId)
  expect(ids.join(' ')).toBe(shown)
})

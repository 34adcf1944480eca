import type { RewardTag } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { isVisible, visibleRewards } from './visibility.ts'

test.each<[goal: string, tags: RewardTag[], shownTo: string]>([
  ['hidden: to nobody [DIS-16]', ['visibility.hidden', 'region.global'], ''],
  ['app only: to nobody on the website [DIS-14] [CON-27]', ['visibility.appOnly'], ''],
  [
    'web only: to everybody',
    ['visibility.webOnly'],
    'GB visitor, US visitor, WORLD visitor, GB member, US member, WORLD member',
  ],
  [
    'restricted: to members everywhere [DIS-17] [DIS-18] [CON-44]',
    ['visibility.restricted'],
    'GB member, US member, WORLD member',
  ],
  ['restricted and of one region: to its members [CON-44]', ['visibility.restricted', 'region.US'], 'US member'],
  ['no tags: to everybody [DIS-18]', [], 'GB visitor, US visitor, WORLD visitor, GB member, US member, WORLD member'],
  [
    'global: to everybody [DIS-18]',
    ['region.global'],
    'GB visitor, US visitor, WORLD visitor, GB member, US member, WORLD member',
  ],
  ['GB: there only [DIS-19]', ['region.GB', 'content.popular'], 'GB visitor, GB member'],
  ['US: there only [DIS-19]', ['region.US'], 'US visitor, US member'],
  ['GB and US: in both', ['region.GB', 'region.US'], 'GB visitor, US visitor, GB member, US member'],
])('%s', (_goal, tags, shownTo) => {
  const viewers = (['visitor', 'member'] as const).flatMap((audience) =>
    (['GB', 'US', 'WORLD'] as const).map((countryCode) => ({ audience, countryCode })),
  )
  const shown = viewers
    .filter((viewer) => isVisible(tags, viewer))
    .map(({ audience, countryCode }) => `${countryCode} ${audience}`)
  expect(shown.join(', ')).toBe(shownTo)
})

test('an overlap of pages never doubles a reward, and order is kept [DIS-10] [CON-17]', () => {
  const { content } = fixture('club', 'Reward')
  const reward = (rewardId: string, tags: RewardTag[] = []) =>
    fixture('club', 'Reward', { rewardId, content: { ...content, tags } })
  const pages = [reward('1'), reward('2'), reward('3', ['visibility.appOnly']), reward('2'), reward('4')]
  expect(visibleRewards(pages, { audience: 'visitor', countryCode: 'GB' }).map(({ rewardId }) => rewardId)).toEqual([
    '1',
    '2',
    '4',
  ])
})

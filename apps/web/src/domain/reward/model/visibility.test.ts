import type { RewardTag } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { isVisible, type Viewer, visibleRewards, visitorOf } from './visibility.ts'

const countries = ['GB', 'US', 'WORLD'] as const
const audiences = ['visitor', 'member'] as const
const everybody = 'GB visitor, US visitor, WORLD visitor, GB member, US member, WORLD member'
const viewer: Viewer = { ...visitorOf({ countryCode: 'GB' }), audience: 'member' }

describe('in the browser', () => {
  test.each<[goal: string, tags: RewardTag[], shownTo: string]>([
    ['hidden: to nobody [DIS-16]', ['visibility.hidden', 'region.global'], ''],
    ['app only: to nobody [DIS-14] [CON-27]', ['visibility.appOnly'], ''],
    ['web only: to everybody [CON-27]', ['visibility.webOnly'], everybody],
    [
      'restricted: to members everywhere [DIS-17] [DIS-18] [CON-44]',
      ['visibility.restricted'],
      'GB member, US member, WORLD member',
    ],
    ['restricted and of one region: to its members [CON-44]', ['visibility.restricted', 'region.US'], 'US member'],
    ['no tags: to everybody [DIS-18]', [], everybody],
    ['global: to everybody [DIS-18]', ['region.global'], everybody],
    ['GB: there only [DIS-19]', ['region.GB', 'content.popular'], 'GB visitor, GB member'],
    ['US: there only [DIS-19]', ['region.US'], 'US visitor, US member'],
    ['GB and US: in both', ['region.GB', 'region.US'], 'GB visitor, US visitor, GB member, US member'],
    ['GB and global: to everybody [DIS-18]', ['region.GB', 'region.global'], everybody],
    [
      'popular, or checked for points: says nothing of who may see it',
      ['content.popular', 'override.points.check'],
      everybody,
    ],
    ['alcohol and gambling: to whoever has not opted out', ['content.alcohol', 'content.gambling'], everybody],
  ])('%s', (_goal, tags, shownTo) => {
    expect(shownToOf(tags, false)).toBe(shownTo)
  })
})

describe('in the app', () => {
  test.each<[goal: string, tags: RewardTag[], shownTo: string]>([
    ['web only: to nobody [CON-27]', ['visibility.webOnly', 'region.global'], ''],
    ['app only: to everybody [CON-27]', ['visibility.appOnly'], everybody],
    [
      'app only and restricted: to members [CON-27] [CON-44]',
      ['visibility.appOnly', 'visibility.restricted', 'region.GB'],
      'GB member',
    ],
    ['of both shells: to nobody', ['visibility.appOnly', 'visibility.webOnly'], ''],
    ['hidden: to nobody [DIS-16]', ['visibility.hidden', 'visibility.appOnly'], ''],
    ['no tags: to everybody [DIS-18]', [], everybody],
  ])('%s', (_goal, tags, shownTo) => {
    expect(shownToOf(tags, true)).toBe(shownTo)
  })
})

describe('a member who opted out of', () => {
  test.each<[what: string, hides: Partial<Viewer>, shown: string]>([
    ['nothing sees it all', {}, 'wine bingo both neither'],
    ['alcohol does not see it [DIS-15]', { hidesAlcohol: true }, 'bingo neither'],
    ['gambling does not see it [DIS-15]', { hidesGambling: true }, 'wine neither'],
    ['both sees neither [DIS-15]', { hidesAlcohol: true, hidesGambling: true }, 'neither'],
  ])('%s', (_what, hides, shown) => {
    const rewards: [name: string, tags: RewardTag[]][] = [
      ['wine', ['content.alcohol']],
      ['bingo', ['content.gambling', 'region.GB']],
      ['both', ['content.gambling', 'content.alcohol']],
      ['neither', ['content.popular']],
    ]
    const seen = rewards.filter(([, tags]) => isVisible(tags, { ...viewer, ...hides }))
    expect(seen.map(([name]) => name).join(' ')).toBe(shown)
  })
})

test('an overlap of pages never doubles a reward, and order is kept [DIS-10] [CON-17]', () => {
  const { content } = fixture('club', 'Reward')
  const reward = (rewardId: string, tags: RewardTag[] = []) =>
    fixture('club', 'Reward', { rewardId, content: { ...content, tags } })
  const pages = [reward('1'), reward('2'), reward('3', ['visibility.appOnly']), reward('2'), reward('4')]
  expect(visibleRewards(pages, visitorOf({ countryCode: 'GB' })).map(({ rewardId }) => rewardId)).toEqual([
    '1',
    '2',
    '4',
  ])
})

function shownToOf(tags: readonly RewardTag[], isInApp: boolean): string {
  return audiences
    .flatMap((audience) => countries.map((countryCode) => ({ ...viewer, audience, countryCode, isInApp })))
    .filter((each) => isVisible(tags, each))
    .map(({ audience, countryCode }) => `${countryCode} ${audience}`)
    .join(', ')
}

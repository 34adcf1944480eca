import type { RewardVariant } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { pointsTextOf } from './points-text.ts'

const { content } = fixture('club', 'Reward')
const variant = (cost: number): RewardVariant =>
  fixture('club', 'RewardVariant', { rewardId: String(cost), cost, content: { variantLabel: String(cost) } })

describe('what a spend reward costs', () => {
  test.each([
    ['its cost with thousands separators [RWD-19]', { cost: 24650 }, '24,650 points'],
    ['the singular only for exactly 1 [RWD-18]', { cost: 1 }, '1 point'],
    ['nothing when there is no cost', {}, undefined],
    [
      'from the least cost of its variants',
      { cost: 4600, variants: [variant(5200), variant(4600)] },
      'From 4,600 points',
    ],
    ['its own cost when the list of variants is empty', { cost: 4600, variants: [] }, '4,600 points'],
    [
      'no text meant for earning',
      { cost: 200, content: { ...content, pointsTextOverride: '5 points per £1' } },
      '200 points',
    ],
    [
      'that a link takes no points, and who may follow it [RDM-10]',
      { cost: 500, redemptionType: 'SIMPLE_LINK' as const },
      'Free if you have 500 points',
    ],
    [
      'that a link is free to all where an editor waived the check [RDM-02]',
      {
        cost: 500,
        redemptionType: 'SIMPLE_LINK' as const,
        content: { ...content, tags: ['override.points.check' as const] },
      },
      'Free',
    ],
  ])('%s', (_goal, reward, text) => {
    expect(pointsTextOf({ content, ...reward }, 'SPEND')).toBe(text)
  })
})

describe('what an earn reward brings [RWD-20]', () => {
  test.each([
    ['the text that an editor wrote', '5 points per £1', '5 points per £1'],
    ['Earn points when nobody wrote one', undefined, 'Earn points'],
    ['Earn points when the text is blank', ' ', 'Earn points'],
  ])('%s', (_goal, pointsTextOverride, text) => {
    expect(
      pointsTextOf(
        { content: { ...content, ...(pointsTextOverride === undefined ? {} : { pointsTextOverride }) } },
        'EARN',
      ),
    ).toBe(text)
  })
})

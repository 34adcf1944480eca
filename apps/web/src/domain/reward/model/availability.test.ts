import type { Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { blockersOf, type Eligibility } from './availability.ts'

const plain = fixture('club', 'Reward', { rewardId: '1', cost: 500, redemptionType: 'QR_CODE' })
const member: Eligibility = {
  audience: 'member',
  isInApp: false,
  usablePoints: 500,
  isSubscriber: false,
  isLinked: false,
}
const visitor: Eligibility = { audience: 'visitor', isInApp: false }
const options = [
  { rewardId: '2', cost: 500, content: { variantLabel: 'Child' } },
  { rewardId: '3', cost: 900, content: { variantLabel: 'Adult' } },
]
const tipping = { earnType: 'INLINE_TIPPING', cost: undefined, redemptionType: undefined } as const
const waived = {
  redemptionType: 'SIMPLE_LINK',
  content: { ...plain.content, tags: ['override.points.check'] },
} as const

/** `points-short:1` for what says how many. */
function said(part: object, eligibility: Eligibility): string {
  const reward: Reward = { ...plain, ...part }
  return blockersOf(reward, eligibility)
    .map((each) => (each.kind === 'points-short' ? `${each.kind}:${each.missing}` : each.kind))
    .join(' ')
}

describe('what stands in the way of a member', () => {
  test.each<[string, object, Partial<Eligibility>, string]>([
    ['nothing, with exactly the points it costs', {}, {}, ''],
    ['nothing, while the points are not known', {}, { usablePoints: undefined }, ''],
    ['one point short', {}, { usablePoints: 499 }, 'points-short:1'],
    ['all the points', {}, { usablePoints: 0 }, 'points-short:500'],
    ['nothing, where the cost is not said', { cost: undefined }, { usablePoints: 0 }, ''],
    ['nothing, where an editor waived the points of a link', waived, { usablePoints: 0 }, ''],
    [
      'the points of a link that nobody waived',
      { redemptionType: 'SIMPLE_LINK' },
      { usablePoints: 0 },
      'points-short:500',
    ],
    ['nothing, to search for flights', { redemptionType: 'REDSKY_SEARCH' }, { usablePoints: 0 }, ''],
    ['the option that is not chosen [RWD-16]', { variants: options }, {}, 'choose-option'],
    ['no option where there is none', { variants: [] }, {}, ''],
    [
      'the option, and the points of even the cheapest',
      { variants: options },
      { usablePoints: 450 },
      'choose-option points-short:50',
    ],
    ['the subscription', { subscriptionPlanId: 'plus' }, {}, 'subscribers-only'],
    [
      'the subscription and the points',
      { subscriptionPlanId: 'plus' },
      { usablePoints: 0 },
      'subscribers-only points-short:500',
    ],
    ['nothing, with a subscription', { subscriptionPlanId: 'plus' }, { isSubscriber: true }, ''],
    [
      'nothing, while it is not known if they subscribe',
      { subscriptionPlanId: 'plus' },
      { isSubscriber: undefined },
      '',
    ],
    ['nothing, where the plan is an empty word', { subscriptionPlanId: '' }, {}, ''],
    ['the account that is not linked', tipping, {}, 'link-account'],
    ['nothing, with the account linked', tipping, { isLinked: true }, ''],
    ['that it is gone, and nothing else', { availability: 'SOLD_OUT', variants: options }, {}, 'sold-out'],
    [
      'that it is not to be had, and nothing else',
      { availability: 'UNAVAILABLE', subscriptionPlanId: 'plus' },
      { usablePoints: 0 },
      'unavailable',
    ],
    [
      'that it is for the app, on the website [RWD-27] [CON-27]',
      { redemptionType: 'TRAINS_ORDER' },
      { usablePoints: 0 },
      'app-only',
    ],
    ['nothing of the kind in the app [RWD-27] [CON-27]', { redemptionType: 'TRAINS_ORDER' }, { isInApp: true }, ''],
  ])('%s', (_what, part, eligibility, expected) => {
    expect(said(part, { ...member, ...eligibility })).toBe(expected)
  })
})

describe('what stands in the way of a visitor', () => {
  test.each<[string, object, string]>([
    ['to log in', {}, 'log-in'],
    ['to log in, and no more than that', { variants: options, subscriptionPlanId: 'plus' }, 'log-in'],
    ['that it is gone, which logging in would not change', { availability: 'SOLD_OUT' }, 'sold-out'],
    ['that it is for the app, which logging in would not change', { redemptionType: 'TRAINS_ORDER' }, 'app-only'],
  ])('%s [RWD-08]', (_what, part, expected) => {
    expect(said(part, visitor)).toBe(expected)
  })
})

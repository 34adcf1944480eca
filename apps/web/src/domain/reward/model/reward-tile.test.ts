import type { Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { rewardTile, type TileAccess } from './reward-tile.ts'

const ticket = fixture('club', 'Reward', {
  rewardId: '100101',
  cost: 1400,
  content: {
    title: 'One cinema ticket',
    lead: 'Any film, any time.',
    imageUrl: '/images/ticket',
    slug: 'one-cinema-ticket',
    badge: 'New',
    categories: [],
    tags: [],
    brandDetails: { id: 'b1', brandName: 'Hartwell Cinemas', brandLogo: '/images/hartwell', slug: 'hartwell-cinemas' },
  },
})

test('a tile says what, from whom, for how much, and leads to the reward [DIS-24] [RTE-38]', () => {
  expect(rewardTile(ticket, 'SPEND')).toEqual({
    title: 'One cinema ticket',
    href: '/spend-kestrel-points/one-cinema-ticket-100101',
    imageUrl: '/images/ticket',
    brandName: 'Hartwell Cinemas',
    brandLogoUrl: '/images/hartwell',
    lead: 'Any film, any time.',
    pointsText: '1,400 points',
    badge: 'New',
  })
})

test('an earn reward leads to the earn side [RTE-10]', () => {
  expect(rewardTile(ticket, 'EARN')).toMatchObject({
    href: '/earn-kestrel-points/one-cinema-ticket-100101',
    pointsText: 'Earn points',
  })
})

test.each([
  ['SOLD_OUT', 'Sold out'],
  ['AVAILABLE', 'New'],
] as const)('a reward that is %s carries the badge "%s"', (availability, badge) => {
  expect(rewardTile({ ...ticket, availability }, 'SPEND').badge).toBe(badge)
})

describe('a reward for subscribers', () => {
  const locked: Reward = { ...ticket, subscriptionPlanId: 'plus-yearly' }
  const planNames = { 'plus-yearly': 'Plus Yearly' }
  const own = '/spend-kestrel-points/one-cinema-ticket-100101'

  test.each<[goal: string, access: TileAccess, tile: object]>([
    [
      'leads who has no subscription to the plans, and says what it takes [DIS-26]',
      { isSubscriber: false, planNames, isFlightSearchOpen: false },
      { href: '/subscribe', badge: 'Plus Yearly', pointsText: 'Yours with Plus Yearly' },
    ],
    [
      'leads a subscriber to itself, with the name of the plan [DIS-26]',
      { isSubscriber: true, planNames, isFlightSearchOpen: false },
      { href: own, badge: 'Plus Yearly', pointsText: '1,400 points' },
    ],
    [
      'turns nobody away before it is known who subscribes',
      { isSubscriber: undefined, planNames, isFlightSearchOpen: false },
      { href: own, badge: 'Plus Yearly', pointsText: '1,400 points' },
    ],
    [
      'is a reward like any other while no plans are offered [FLG-03]',
      { isSubscriber: false, planNames: undefined, isFlightSearchOpen: false },
      { href: own, badge: 'New', pointsText: '1,400 points' },
    ],
  ])('%s', (_goal, access, tile) => {
    expect(rewardTile(locked, 'SPEND', access)).toMatchObject(tile)
  })
})

test.each([
  ['to the search for flights [DIS-27]', true, '/redsky-search'],
  ['to itself while that is closed [FLG-04]', false, '/spend-kestrel-points/one-cinema-ticket-100101'],
])('the tile of flights leads %s', (_goal, isFlightSearchOpen, href) => {
  const flights: Reward = { ...ticket, redemptionType: 'REDSKY_SEARCH' }
  const access = { isSubscriber: false, planNames: {}, isFlightSearchOpen }
  expect(rewardTile(flights, 'SPEND', access).href).toBe(href)
})

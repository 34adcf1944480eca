import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { rewardTile } from './reward-tile.ts'

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

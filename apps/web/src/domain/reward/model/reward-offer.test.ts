import type { Reward } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { rewardOffer } from './reward-offer.ts'

const facts = {
  url: 'https://club.example/spend-kestrel-points/tea-1',
  image: 'https://club.example/tea.jpg',
  description: 'Tea for two.',
  countryCode: 'GB',
  currency: 'Kestrel points',
  sellerId: 'https://club.example/#organisation',
}
const tea: Reward = {
  rewardId: '1',
  cost: 1200,
  content: {
    title: 'Tea',
    imageUrl: '/tea',
    tags: [],
    categories: [],
    brandDetails: { id: 'b', brandName: 'Leaf', brandLogo: '/leaf', slug: 'leaf' },
  },
}

test.each<[string, Partial<Reward>, string, object]>([
  ['costs points', {}, 'GB', { price: 1200, priceCurrency: 'Kestrel points', eligibleRegion: 'GB' }],
  ['is sold out', { availability: 'SOLD_OUT' }, 'GB', { availability: 'https://schema.org/SoldOut' }],
  ['is to be had', { availability: 'AVAILABLE' }, 'GB', { availability: 'https://schema.org/InStock' }],
  [
    'comes in variants',
    {
      variants: [
        { rewardId: '2', cost: 900, content: { variantLabel: 'Small' } },
        { rewardId: '3', cost: 1500, content: { variantLabel: 'Large' } },
      ],
    },
    'US',
    { price: 900, eligibleRegion: 'US' },
  ],
])('a search engine learns that a reward %s', (_what, change, countryCode, offers) => {
  expect(rewardOffer({ ...tea, ...change }, { ...facts, countryCode })).toMatchObject({
    '@type': 'Product',
    name: 'Tea',
    brand: { name: 'Leaf' },
    offers,
  })
})

test('a way to earn has no price, and the rest of the world is no region to name', () => {
  const { cost: _, ...stay } = tea
  const offers = JSON.stringify(rewardOffer(stay, { ...facts, countryCode: 'WORLD' }))
  expect(offers).not.toMatch(/price|eligibleRegion/)
})

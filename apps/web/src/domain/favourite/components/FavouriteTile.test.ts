import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { favouriteHref } from './FavouriteTile.tsx'

test.each([
  ['SPEND', 'any-hot-drink', '/spend-kestrel-points/any-hot-drink-100101'],
  ['EARN', 'any-hot-drink', '/earn-kestrel-points/any-hot-drink-100101'],
  ['SPEND', undefined, '/spend-kestrel-points/100101'],
] as const)('a favourite to %s with the slug %s leads to %s [WSH-06]', (type, slug, href) => {
  const { slug: _slug, ...favourite } = fixture('club', 'Favourite', { rewardId: '100101', type })
  expect(favouriteHref(slug === undefined ? favourite : { ...favourite, slug })).toBe(href)
})

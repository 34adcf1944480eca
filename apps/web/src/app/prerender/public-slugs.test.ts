import { expect, test } from 'vitest'
import { publicSlugs } from './public-slugs.ts'

test('the American version of a page is no page of its own, and parts of the app are none at all', () => {
  const slugs = [
    'about',
    'about-us',
    'rewards-credit-card-us',
    'winter-sale-us',
    'rewards-credit-card-complete-us',
    'home-page-logged-out',
    'refer-a-friend',
    'redsky-search',
  ]
  expect(publicSlugs([...slugs, 'footer'])).toEqual([
    { slug: 'about', regions: ['en-gb', 'en-us', 'world'] },
    { slug: 'winter-sale', regions: ['en-us'] },
  ])
})

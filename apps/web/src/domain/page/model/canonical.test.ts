import { describe, expect, test } from 'vitest'
import { regions } from '#platform/region/regions.ts'
import { canonicalPath, publicRewardId } from './canonical.ts'

test.each([
  ['/spend-kestrel-points/any-hot-drink-100101', '100101'],
  ['/en-us/earn-kestrel-points/stay-200202', '200202'],
  ['/spend-kestrel-points/100101', '100101'],
  ['/spend-kestrel-points/any-hot-drink-100101/', '100101'],
  ['/spend-kestrel-points/any-hot-drink-abc', undefined],
  ['/spend-kestrel-points/any-hot-drink-a100101', undefined],
  ['/spend-kestrel-points', undefined],
  ['/brands/route-66', undefined],
  ['/summer-2026', undefined],
])('the reward id in the public path %s is %s [SEO-02]', (path, id) => {
  expect(publicRewardId(path)).toBe(id)
})

describe('a page has one canonical path', () => {
  test.each([
    ['/', undefined, '/'],
    ['/en-us', undefined, '/en-us/'],
    ['/EN-US/', undefined, '/en-us/'],
    ['/en/about', undefined, '/world/about'],
    ['/about/', undefined, '/about'],
    ['/Spend-Kestrel-Points', undefined, '/spend-kestrel-points'],
    ['/EN-US/BRANDS/copperpot-coffee/', undefined, '/en-us/brands/copperpot-coffee'],
    ['/Earn-Kestrel-Points/Old-Name-500101', 'coffee', '/earn-kestrel-points/coffee-500101'],
    ['/Brandsome', undefined, '/Brandsome'],
    ['/spend-kestrel-points/old-name-100101', 'any-hot-drink', '/spend-kestrel-points/any-hot-drink-100101'],
    ['/en-us/spend-kestrel-points/100101', 'any-hot-drink', '/en-us/spend-kestrel-points/any-hot-drink-100101'],
    ['/spend-kestrel-points/old-name-100101', undefined, '/spend-kestrel-points/old-name-100101'],
    ['/spend-kestrel-points/for-you-k7x', 'any-hot-drink', '/spend-kestrel-points/for-you-k7x'],
  ])('%s with the slug %s: %s [SEO-02]', (path, slug, expected) => {
    expect(canonicalPath(path, { slug })).toBe(expected)
  })

  test('in each region', () => {
    expect(canonicalPath('/world/about', { region: regions['en-us'] })).toBe('/en-us/about')
    expect(canonicalPath('/en-us', { region: regions.world })).toBe('/world/')
    expect(canonicalPath('/en-us/', { region: regions['en-gb'] })).toBe('/')
  })
})

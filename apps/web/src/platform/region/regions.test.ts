import { describe, expect, test } from 'vitest'
import { defaultRegion, inRegion, regionOf, regions, withoutBase, withoutRegion } from './regions.ts'

describe('the region comes from the address', () => {
  test.each([
    ['/', 'en-gb'],
    ['/spend-kestrel-points', 'en-gb'],
    ['/en-us', 'en-us'],
    ['/en-us/', 'en-us'],
    ['/en-US/brands/x', 'en-us'],
    ['/world', 'world'],
    ['/world/about', 'world'],
    ['/en/about', 'world'],
    ['/WORLD?x=1', 'world'],
    ['/enough', 'en-gb'],
    ['/fr/about', 'en-gb'],
    ['/en-usual', 'en-gb'],
  ])('%s is %s [REG-01] [REG-04] [REG-05] [REG-06] [REG-07]', (path, id) => {
    expect(regionOf(path).id).toBe(id)
  })

  test('where nothing says otherwise, texts are British [REG-13]', () => {
    expect(defaultRegion.locale).toBe('en-GB')
  })
})

describe('a path is built for a region', () => {
  test.each([
    ['/', 'en-us', '/en-us/'],
    ['/', 'world', '/world/'],
    ['/world/', 'en-gb', '/'],
    ['/en-us', 'en-gb', '/'],
    ['/brands/x?a=1#b', 'en-us', '/en-us/brands/x?a=1#b'],
    ['/en-us/brands/x', 'world', '/world/brands/x'],
    ['/en/brands/x', 'world', '/world/brands/x'],
    ['/EN-US/brands/x', 'en-gb', '/brands/x'],
    ['brands/x', 'en-us', '/en-us/brands/x'],
  ] as const)('%s in %s is %s [REG-09]', (path, id, expected) => {
    expect(inRegion(path, regions[id])).toBe(expected)
  })

  test('building twice gives the same path [REG-09]', () => {
    for (const region of Object.values(regions)) {
      const once = inRegion('/world/brands/x', region)
      expect(inRegion(once, region)).toBe(once)
    }
  })

  test.each([
    ['/kestrel-red/en-us/brands/x', '/en-us/brands/x'],
    ['/en-us/kestrel-red/brands/x?a=1', '/en-us/brands/x?a=1'],
    ['/en-US/kestrel-red', '/en-US'],
    ['/kestrel-red/en?a=1', '/en?a=1'],
    ['/en-us/kestrel-reds', '/en-us/kestrel-reds'],
    ['/kestrel-red/about', '/kestrel-red/about'],
  ])('%s has its region on either side of the base, and is %s [CON-52]', (path, expected) => {
    expect(withoutBase(path, '/kestrel-red')).toBe(expected)
  })

  test('another prefix for the world changes only what is written [CON-01]', () => {
    const renamed = { ...regions.world, prefix: 'en' } as const
    for (const path of ['/en/x', '/world/x']) {
      expect(regionOf(path).id).toBe('world')
      expect(inRegion(path, regions.world)).toBe('/world/x')
      expect(inRegion(path, renamed)).toBe('/en/x')
    }
  })

  test('a path without its region is the same page', () => {
    expect(withoutRegion('/en-us')).toBe('/')
    expect(withoutRegion('/en-us?x=1')).toBe('/?x=1')
    expect(withoutRegion('/brands/en-us')).toBe('/brands/en-us')
  })
})

test('each region has its country code and currency [REG-02] [REG-12]', () => {
  expect(Object.values(regions).map(({ id, countryCode, currency }) => [id, countryCode, currency])).toEqual([
    ['en-gb', 'GB', 'GBP'],
    ['en-us', 'US', 'USD'],
    ['world', 'WORLD', 'USD'],
  ])
})

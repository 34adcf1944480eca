import { expect, test } from 'vitest'
import { isReservedSlug, slugsFor } from './slugs.ts'

test.each([
  ['home-page-logged-out', true],
  ['home-page-logged-in', true],
  ['home-page-logged-out-us', true],
  ['home-page-logged-in-us', true],
  ['footer', true],
  ['about', false],
  ['footer-facts', false],
])('the slug "%s" is reserved: %s [CNT-22]', (slug, isReserved) => {
  expect(isReservedSlug(slug)).toBe(isReserved)
})

test.each([
  ['en-GB', ['about']],
  ['en-US', ['about-us', 'about']],
] as const)('a page in %s is looked up as %j [API-51]', (locale, slugs) => {
  expect(slugsFor('about', locale)).toEqual(slugs)
})

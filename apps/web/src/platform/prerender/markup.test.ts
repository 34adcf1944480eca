import { expect, test } from 'vitest'
import { isPrerenderedFor } from './markup.ts'

test.each([
  ['/', '/', '', true],
  ['/', '/', '?utm_source=letter', true],
  ['/spend-kestrel-points', '/spend-kestrel-points', '?category=Travel', false],
  ['/spend-kestrel-points', '/spend-kestrel-points', '?sort=cost', false],
  ['/', '/en-us/', '', false],
  ['/spend-kestrel-points?category=Travel', '/spend-kestrel-points', '?category=Travel&utm_source=x', true],
  ['/spend-kestrel-points?category=Travel', '/spend-kestrel-points', '?category=Wine', false],
  ['/en-us/', '/en-us', '', true],
  [null, '/', '', false],
])('a page rendered for %s is taken over at %s%s: %s', (prerendered, pathname, search, expected) => {
  expect(isPrerenderedFor(prerendered, pathname, search)).toBe(expected)
})

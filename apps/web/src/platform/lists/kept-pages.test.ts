import { expect, test } from 'vitest'
import { keepPages, pagesKept } from './kept-pages.ts'

const storage = globalThis.sessionStorage

test('an entry of the history knows how long its list was, however often it grew', () => {
  keepPages('a/spend', 2)
  keepPages('b/spend', 5)
  keepPages('a/spend', 3)
  expect([pagesKept('a/spend'), pagesKept('b/spend'), pagesKept('c/spend')]).toEqual([3, 5, 0])
})

test('a list of one page has nothing to keep', () => {
  keepPages('a/spend', 1)
  expect(storage.getItem('list-pages')).toBeNull()
})

test('the oldest of very many entries are forgotten', () => {
  for (let entry = 0; entry < 40; entry += 1) keepPages(String(entry), 2)
  expect([pagesKept('9'), pagesKept('10'), pagesKept('39')]).toEqual([0, 2, 2])
})

test.each(['nonsense', '{}', '[1, null, ["a"], ["a", "x"]]', '[["a", 100000000]]'])(
  'storage that holds %s does no harm',
  (kept) => {
    storage.setItem('list-pages', kept)
    expect(pagesKept('a')).toBeLessThanOrEqual(60)
  },
)

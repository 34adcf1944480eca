import { expect, test } from 'vitest'
import { keywordOf } from './search-term.ts'

test.each([
  ['', undefined],
  ['co', undefined],
  ['  co  ', undefined],
  ['cof', 'cof'],
  ['  coffee pastry ', 'coffee pastry'],
  ['x'.repeat(60), 'x'.repeat(50)],
])('"%s" looks for %s [SRC-02] [SRC-05]', (term, keyword) => {
  expect(keywordOf(term)).toBe(keyword)
})

import { describe, expect, test } from 'vitest'
import { readSearches, withSearch } from './recent-searches.ts'

describe('the last searches', () => {
  test.each([
    ['have the newest first', ['wine'], 'coffee', ['coffee', 'wine']],
    ['have each once', ['wine', 'coffee'], 'Coffee', ['Coffee', 'wine']],
    ['leave out what was on the way to it', ['cof', 'wine'], 'coffee', ['coffee', 'wine']],
    ['keep the longer one beside its beginning', ['coffee'], 'cof', ['cof', 'coffee']],
    ['are five at most', ['one', 'two', 'six', 'ten', 'old'], 'new', ['new', 'one', 'two', 'six', 'ten']],
  ])('%s', (_what, recent, keyword, list) => {
    expect(withSearch(recent, keyword)).toEqual(list)
  })

  test.each([
    ['what was kept', '["wine","coffee"]', ['wine', 'coffee']],
    ['nothing when nothing was kept', undefined, []],
    ['nothing of what is broken', '["wine"', []],
    ['nothing of what is no list', '{"wine":1}', []],
    ['only texts', '["wine",1,null]', ['wine']],
  ])('are read as %s', (_what, text, list) => {
    expect(readSearches(text)).toEqual(list)
  })
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchTerm } from './use-search-term.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start() {
  const { result } = renderHook(useSearchTerm)
  return {
    keyword: () => result.current.search.keyword,
    isRefined: () => result.current.search.isRefined,
    type: (term: string) => act(() => result.current.change(term)),
    enter: () => act(() => result.current.searchNow(result.current.term)),
    rest: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  }
}

test('what is typed is looked for after 600 ms of rest [SRC-06] [CST-07.c]', () => {
  const { keyword, type, rest } = start()
  type('cof')
  rest(599)
  expect(keyword()).toBeUndefined()
  type('coff')
  rest(599)
  expect(keyword()).toBeUndefined()
  rest(1)
  expect(keyword()).toBe('coff')
})

test('Enter looks for it at once', () => {
  const { keyword, type, enter, rest } = start()
  type('coffee')
  enter()
  expect(keyword()).toBe('coffee')
  rest(600)
  expect(keyword()).toBe('coffee')
})

test('nothing is looked for as soon as the term is too short [SRC-05]', () => {
  const { keyword, type, rest } = start()
  type('coffee')
  rest(600)
  type('co ')
  expect(keyword()).toBeUndefined()
  rest(600)
  expect(keyword()).toBeUndefined()
})

test('results stay while a term is refined, and never for another one that begins anew', () => {
  const { isRefined, type, rest } = start()
  type('coffee')
  rest(600)
  expect(isRefined()).toBe(false)
  type('coffee pa')
  rest(600)
  expect(isRefined()).toBe(true)
  type('')
  type('wine')
  rest(600)
  expect(isRefined()).toBe(false)
})

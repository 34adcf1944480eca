import { fc } from '@clubhouse/test-kit/property-testing'
import { describe, expect, test } from 'vitest'
import { choiceAfter, chosenCategories, pressedChips, requestedCategories, withCategories } from './category-filter.ts'

const known = ['Travel', 'Wine', 'Food & Drink']

describe('the categories that an address asks for [DIS-02] [CON-20]', () => {
  test.each([
    ['', []],
    ['category=Travel', ['Travel']],
    ['category=Travel&category=Wine', ['Travel', 'Wine']],
    ['category=Travel,Wine', ['Travel', 'Wine']],
    ['category=Travel,Wine&category=Food+%26+Drink', ['Travel', 'Wine', 'Food & Drink']],
    ['category=Travel&category=Travel', ['Travel']],
    ['category=&category=,%20,', []],
    [`category=${'x'.repeat(81)}`, []],
    [
      `category=${Array.from({ length: 30 }, (_, index) => index).join()}`,
      Array.from({ length: 20 }, (_, index) => String(index)),
    ],
  ])('%s', (query, names) => {
    expect(requestedCategories(new URLSearchParams(query))).toEqual(names)
  })
})

describe('the categories that are chosen', () => {
  test.each([
    ['in the order of the bar', ['Wine', 'Travel'], ['Travel', 'Wine']],
    ['without those that do not exist', ['Wine', 'Unicorns'], ['Wine']],
    ['none when all are asked for [DIS-05]', ['Travel', 'Wine', 'Food & Drink'], []],
    ['none when none is asked for [DIS-03]', [], []],
  ])('are %s', (_goal, requested, chosen) => {
    expect(chosenCategories(requested, known)).toEqual(chosen)
  })
})

describe('pressing a chip', () => {
  test.each([
    ['chooses a category', [], ['', 'Travel'], ['Travel']],
    ['adds one, in the order of the bar', ['Wine'], ['Travel', 'Wine'], ['Travel', 'Wine']],
    ['lets go of one', ['Travel', 'Wine'], ['Wine'], ['Wine']],
    ['resets the filter when it was the last one [DIS-04]', ['Wine'], [], []],
    ['resets the filter when all are chosen now [DIS-05]', ['Travel', 'Wine'], ['Travel', 'Wine', 'Food & Drink'], []],
    ['for all resets the filter [DIS-03]', ['Wine'], ['', 'Wine'], []],
    ['for all when it is chosen changes nothing', [], [], []],
  ])('%s', (_goal, chosen, pressed, next) => {
    expect(choiceAfter(pressedChips(chosen), pressed, known)).toEqual(next)
  })
})

test.each([
  ['repeats the parameter [DIS-02]', ['Travel', 'Food & Drink'], 'sort=cost&category=Travel&category=Food+%26+Drink'],
  ['All leaves the parameter out [DIS-03]', [], 'sort=cost'],
])('writing a choice: %s', (_goal, chosen, query) => {
  expect(withCategories(new URLSearchParams('category=Wine,Rail&sort=cost'), chosen).toString()).toBe(query)
})

test('what is written is read again, and touches nothing else [DIS-02] [CON-20]', () => {
  const query = fc.string().map((text) => new URLSearchParams(text))
  fc.assert(
    fc.property(query, fc.subarray(known), (before, chosen) => {
      const after = withCategories(before, chosen)
      expect(requestedCategories(after)).toEqual(chosen)
      expect([...after].filter(([name]) => name !== 'category')).toEqual(
        [...before].filter(([name]) => name !== 'category'),
      )
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { chosenCategories, requestedCategories, toggleCategory, withCategories } from './category-filter.ts'

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

describe('pressing a category', () => {
  test.each([
    ['chooses it', ['Wine'], 'Travel', ['Travel', 'Wine']],
    ['lets go of it', ['Travel', 'Wine'], 'Wine', ['Travel']],
    ['resets the filter when it was the last one [DIS-04]', ['Wine'], 'Wine', []],
    ['resets the filter when all are chosen now [DIS-05]', ['Travel', 'Wine'], 'Food & Drink', []],
  ])('%s', (_goal, chosen, pressed, next) => {
    expect(toggleCategory(chosen, pressed, known)).toEqual(next)
  })
})

test.each([
  ['repeats the parameter [DIS-02]', ['Travel', 'Food & Drink'], 'sort=cost&category=Travel&category=Food+%26+Drink'],
  ['All leaves the parameter out [DIS-03]', [], 'sort=cost'],
])('writing a choice: %s', (_goal, chosen, query) => {
  expect(withCategories(new URLSearchParams('category=Wine,Rail&sort=cost'), chosen).toString()).toBe(query)
})

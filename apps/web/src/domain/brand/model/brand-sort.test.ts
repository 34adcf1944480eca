import { expect, test } from 'vitest'
import { brandSorts, callSort, requestedSort, withSort } from './brand-sort.ts'

test('the options are featured, points lowest and highest, date closest and furthest [BRD-07] [CON-19] [CST-10.c]', () => {
  expect(brandSorts).toEqual(['featured', 'cost', '-cost', 'date', '-date'])
})

test.each([
  ['', 'featured'],
  ['sort=cost', 'cost'],
  ['sort=-cost', '-cost'],
  ['sort=date', 'date'],
  ['sort=-date', '-date'],
  ['sort=featured', 'featured'],
  ['sort=', 'featured'],
  ['sort=COST', 'featured'],
  ['sort=title', 'featured'],
  ['sort=constructor', 'featured'],
  [`sort=${'x'.repeat(5000)}`, 'featured'],
  ['sort=junk&sort=date', 'date'],
])('the address ?%s asks for %s [BRD-08]', (query, sort) => {
  expect(requestedSort(new URLSearchParams(query))).toBe(sort)
})

test.each([
  ['tab=earn', 'cost', 'tab=earn&sort=cost'],
  ['sort=cost&sort=date', '-date', 'sort=-date'],
  ['sort=cost&tab=earn', 'featured', 'tab=earn'],
] as const)('from ?%s, choosing %s writes ?%s [BRD-08]', (query, sort, next) => {
  expect(withSort(new URLSearchParams(query), sort).toString()).toBe(next)
})

test.each([
  ['featured', {}],
  ['cost', { sort: 'cost' }],
  ['-cost', { sort: '-cost' }],
  ['date', { sort: 'date' }],
  ['-date', { sort: '-date' }],
] as const)('%s calls with %j [BRD-09]', (sort, call) => {
  expect(callSort(sort)).toEqual(call)
})

import { fc } from '@clubhouse/test-kit/property-testing'
import { describe, expect, test } from 'vitest'
import { requestedSorting, sortMenu, withSorting } from './sort.ts'

describe('what an address asks a list to be sorted by [DIS-08] [DIS-09]', () => {
  test.each([
    ['', 'featured'],
    ['sort=cost', 'cost'],
    ['sort=-cost', '-cost'],
    ['sort=title', 'title'],
    ['sort=-title', '-title'],
    ['sort=createdDate', 'createdDate'],
    ['sort=popular', 'popular'],
    ['sort=date', 'date'],
    ['sort=-date', '-date'],
    ['sort=featured', 'featured'],
    ['sort=', 'featured'],
    ['sort=price&sort=cost', 'cost'],
    ['sort=COST', 'featured'],
    ['sort=constructor', 'featured'],
    [`sort=${'cost'.repeat(5000)}`, 'featured'],
  ])('%.40s', (query, sorting) => {
    expect(requestedSorting(new URLSearchParams(query), 'SPEND')).toBe(sorting)
  })

  test.each([
    ['sort=cost', 'featured'],
    ['sort=-cost', 'featured'],
    ['sort=createdDate', 'createdDate'],
  ])('%s of ways to earn, which cost nothing', (query, sorting) => {
    expect(requestedSorting(new URLSearchParams(query), 'EARN')).toBe(sorting)
  })
})

describe('the sort menu', () => {
  test.each([
    ['of ways to earn [DIS-06] [CON-18] [CST-10.a]', 'EARN', 'featured', 'featured createdDate'],
    ['of rewards [DIS-07] [CON-18] [CST-10.b]', 'SPEND', 'cost', 'featured createdDate cost -cost'],
    ['says what an address asked for besides [DIS-09]', 'SPEND', '-title', 'featured createdDate cost -cost -title'],
  ] as const)('%s', (_what, kind, current, menu) => {
    expect(sortMenu(kind, current).join(' ')).toBe(menu)
  })
})

test('what is written is read again, and touches nothing else [DIS-08]', () => {
  const query = fc.string().map((text) => new URLSearchParams(text))
  const sorting = fc.constantFrom(
    'featured',
    'cost',
    '-cost',
    'title',
    '-title',
    'createdDate',
    'popular',
    'date',
    '-date',
  )
  fc.assert(
    fc.property(query, sorting, (before, chosen) => {
      const after = withSorting(before, chosen)
      const others = [...before].filter(([name]) => name !== 'sort')
      expect(requestedSorting(after, 'SPEND')).toBe(chosen)
      expect([...after].filter(([name]) => name !== 'sort')).toEqual(others)
    }),
  )
})

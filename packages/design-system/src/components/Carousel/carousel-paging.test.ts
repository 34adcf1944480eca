import { describe, expect, it } from 'vitest'
import { pagedIndex, pageSize, wideCarousel } from './carousel-paging.ts'

describe('paging of a carousel', () => {
  it('goes by four from 1300 px, by three below [HOM-13]', () => {
    expect(wideCarousel).toBe('(min-width: 1300px)')
    expect(pageSize(true)).toBe(4)
    expect(pageSize(false)).toBe(3)
  })

  it.each([
    { from: 0, direction: 'next', size: 3, last: 8, to: 3 },
    { from: 3, direction: 'next', size: 4, last: 8, to: 7 },
    { from: 7, direction: 'next', size: 3, last: 8, to: 8 },
    { from: 3, direction: 'previous', size: 3, last: 8, to: 0 },
    { from: 2, direction: 'previous', size: 3, last: 8, to: 0 },
    { from: 1, direction: 'previous', size: 4, last: 8, to: 0 },
    { from: 0, direction: 'next', size: 3, last: 0, to: 0 },
    { from: 0, direction: 'next', size: 3, last: -1, to: 0 },
  ] as const)('goes $direction from $from to $to of $last [HOM-14]', ({ from, direction, size, last, to }) => {
    expect(pagedIndex(from, direction, size, last)).toBe(to)
  })
})

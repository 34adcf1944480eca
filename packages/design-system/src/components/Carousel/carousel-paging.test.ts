import { describe, expect, it } from 'vitest'
import { pagedIndex, pageSize, wholeItems, wideCarousel } from './carousel-paging.ts'

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

  it.each([
    { row: 900, item: 300, step: 300, whole: 3 },
    { row: 343, item: 288, step: 304, whole: 1 },
    { row: 720, item: 348, step: 372, whole: 2 },
    // Three with fractions, which a browser has rounded.
    { row: 976, item: 309, step: 333, whole: 3 },
    { row: 1232, item: 290, step: 314, whole: 4 },
    { row: 280, item: 300, step: 316, whole: 1 },
    { row: 0, item: 0, step: 0, whole: 1 },
  ])('shows $whole of $item px each $step px as a whole in $row px', ({ row, item, step, whole }) => {
    expect(wholeItems(row, item, step)).toBe(whole)
  })
})

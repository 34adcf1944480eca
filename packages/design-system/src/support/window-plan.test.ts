// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { planWindow } from './window-plan.ts'
import type { Segment, WindowOptions } from './window-plan.ts'

const list = { count: 1000, columns: 1, gap: 0, heightOf: () => 10, from: 0, to: 30, focused: undefined }

const cases: readonly { name: string; given: Partial<WindowOptions>; want: readonly Segment[] }[] = [
  {
    name: 'the first rows and room for the rest',
    given: {},
    want: [
      { kind: 'items', from: 0, to: 3 },
      { kind: 'space', before: 1000, size: 9970 },
    ],
  },
  {
    name: 'rows in the middle, between two rooms',
    given: { from: 500, to: 520 },
    want: [
      { kind: 'space', before: 49, size: 490 },
      { kind: 'items', from: 49, to: 52 },
      { kind: 'space', before: 1000, size: 9480 },
    ],
  },
  {
    name: 'the last rows when the page stands past the end',
    given: { from: 50_000, to: 50_030 },
    want: [
      { kind: 'space', before: 999, size: 9990 },
      { kind: 'items', from: 999, to: 1000 },
    ],
  },
  {
    name: 'a last row that is not full',
    given: { count: 10, columns: 4, to: 1000 },
    want: [{ kind: 'items', from: 0, to: 10 }],
  },
  {
    name: 'whole rows of several columns, with the gaps between left-out rows',
    given: { count: 40, columns: 4, gap: 2, from: 60, to: 70 },
    want: [
      { kind: 'space', before: 20, size: 58 },
      { kind: 'items', from: 20, to: 24 },
      { kind: 'space', before: 40, size: 46 },
    ],
  },
  {
    name: 'rows of different heights',
    given: { count: 4, heightOf: (row) => (row + 1) * 100, from: 250, to: 320 },
    want: [
      { kind: 'space', before: 1, size: 100 },
      { kind: 'items', from: 1, to: 3 },
      { kind: 'space', before: 4, size: 400 },
    ],
  },
  {
    name: 'the row of the focus with its neighbours, far before what is in sight',
    given: { from: 500, to: 520, focused: 7 },
    want: [
      { kind: 'space', before: 6, size: 60 },
      { kind: 'items', from: 6, to: 9 },
      { kind: 'space', before: 49, size: 400 },
      { kind: 'items', from: 49, to: 52 },
      { kind: 'space', before: 1000, size: 9480 },
    ],
  },
  {
    name: 'the row of the focus far after what is in sight',
    given: { focused: 999 },
    want: [
      { kind: 'items', from: 0, to: 3 },
      { kind: 'space', before: 998, size: 9950 },
      { kind: 'items', from: 998, to: 1000 },
    ],
  },
  {
    name: 'one run when the focus is beside what is in sight',
    given: { focused: 3 },
    want: [
      { kind: 'items', from: 0, to: 5 },
      { kind: 'space', before: 1000, size: 9950 },
    ],
  },
  { name: 'nothing of nothing', given: { count: 0 }, want: [] },
]

describe('plan of a long list', () => {
  it.each(cases)('draws $name', ({ given, want }) => {
    expect(planWindow({ ...list, ...given })).toEqual(want)
  })

  it('is as high as the whole list, wherever the page stands', () => {
    for (const from of [0, 333, 4_000, 9_970]) {
      const segments = planWindow({ ...list, gap: 5, from, to: from + 30, focused: 20 })
      const rows = segments.map((segment) =>
        segment.kind === 'space'
          ? segment.size
          : (segment.to - segment.from) * 10 + (segment.to - segment.from - 1) * 5,
      )
      expect(rows.reduce((sum, size) => sum + size, 0) + (rows.length - 1) * 5).toBe(1000 * 10 + 999 * 5)
    }
  })
})

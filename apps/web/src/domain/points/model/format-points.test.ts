import { expect, test } from 'vitest'
import { formatPoints } from './format-points.ts'

test.each([
  [0, '0 points'],
  [1, '1 point'],
  [2, '2 points'],
  [999, '999 points'],
  [1000, '1,000 points'],
  [24650, '24,650 points'],
  [1000000, '1,000,000 points'],
  [-24650, '-24,650 points'],
  [-100, '-100 points'],
])('%i reads as "%s" [RWD-18] [RWD-19]', (points, text) => {
  expect(formatPoints(points)).toBe(text)
})

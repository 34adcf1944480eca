import { expect, test } from 'vitest'
import { heightFor } from './ratio.ts'

const own = { width: 1744, height: 1000 }

test.each([
  ['16:9', 1440, 810],
  ['4:3', 872, 654],
  ['9:16', 90, 160],
  [undefined, 872, 500],
] as const)('in %s, %d px go with %d [CNT-06]', (ratio, width, height) => {
  expect(heightFor(width, ratio, own)).toBe(height)
})

import { expect, test } from 'vitest'
import { chooseCoding } from './content-coding.ts'

test.each([
  [undefined, 'identity'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding %s chooses %s', (header, want) => {
  expect(chooseCoding(header)).toBe(want)
})

import { expect, test } from 'vitest'
import { isList, isNumber, isText } from '../src/runtime/checks.ts'

test.each<[text: unknown, min: number, max: number, fits: boolean]>([
  ['', 0, 0, true],
  ['', 1, 3, false],
  ['abc', 1, 3, true],
  ['abcd', 1, 3, false],
  // Each is one character of two UTF-16 units, as JSON Schema counts them.
  ['🍷🍷🍷', 1, 3, true],
  ['🍷🍷🍷🍷', 1, 3, false],
  ['🍷', 2, 3, false],
  ['x'.repeat(10_000_000), 0, 1024, false],
  [3, 0, 3, false],
])('a text is measured in characters: %#', (text, min, max, fits) => {
  expect(isText(text, min, max)).toBe(fits)
})

test.each([
  [Number.NaN, false],
  [Infinity, false],
  ['1', false],
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])('%s from 1 to 9: %s', (value, fits) => {
  expect(isNumber(value, 1, 9)).toBe(fits)
})

test('a list that is too long is not read', () => {
  let looked = 0
  expect(isList([1, 2, 3], 2, () => ++looked > 0)).toBe(false)
  expect(looked).toBe(0)
})

import { expect, test } from 'vitest'
import { samplingOf } from './sampling.ts'

test.each([
  [0, 'actions-and-replay'],
  [0.1999, 'actions-and-replay'],
  [0.2, 'actions'],
  [0.3999, 'actions'],
  [0.4, 'nothing'],
  [0.9999, 'nothing'],
] as const)('a session whose random number is %s is sampled as %s [ANL-04]', (random, sampling) => {
  expect(samplingOf(random)).toBe(sampling)
})

test('of a hundred sessions 40 are kept, 20 of them with a replay [ANL-04]', () => {
  const all = Array.from({ length: 100 }, (_, index) => samplingOf(index / 100))
  expect(all.filter((sampling) => sampling !== 'nothing')).toHaveLength(40)
  expect(all.filter((sampling) => sampling === 'actions-and-replay')).toHaveLength(20)
})

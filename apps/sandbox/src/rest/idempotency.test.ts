import { expect, test } from 'vitest'
import { hashOf } from './idempotency.ts'

test('a body is the same body in whatever order its fields stand', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: [3] } })).toBe(hashOf({ b: { d: [3], c: 2 }, a: 1 }))
  expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }))
  expect(hashOf({ a: '1' })).not.toBe(hashOf({ a: 1 }))
})

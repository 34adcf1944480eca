import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['127.0.0.1.example.org', false],
  ['', false],
])('whether %s is this machine: %s', (address, want) => {
  expect(isLoopback(address)).toBe(want)
})

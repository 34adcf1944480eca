import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

describe('a path in an event', () => {
  test.each([
    [
      '/kestrel-red/spend-kestrel-points/any-hot-drink-100101',
      '/kestrel-red/spend-kestrel-points/any-hot-drink-100101',
    ],
    ['/kestrel-red/login-success?code=abc&state=def', '/kestrel-red/login-success'],
    ['/kestrel-red/partner-login-success#id_token=eyJhbGci', '/kestrel-red/partner-login-success'],
    ['/kestrel-red/jane@home.test', '/kestrel-red/:id'],
    ['/kestrel-red/jane%40home.test/x', '/kestrel-red/:id/x'],
    ['/kestrel-red/eyJhbGciOiJ9.eyJzdWIiOiI3.c2lnbmF0', '/kestrel-red/:id'],
    ['/kestrel-red/my-rewards/vouchers/7b0c7a52-8f4f-4a38-9a0e-2f1a4d6f0c11', '/kestrel-red/my-rewards/vouchers/:id'],
    ['/kestrel-red/reset/4f9Kd83mXq0Zp7Lw2Rt6Vy1Bn5Hs8Jc3Gf0Ua9Xe', '/kestrel-red/reset/:id'],
    [
      '/kestrel-red/a-rather-long-name-of-a-reward-that-goes-on-and-on',
      '/kestrel-red/a-rather-long-name-of-a-reward-that-goes-on-and-on',
    ],
    ['/two words', '/two%20words'],
    ['no-slash', '/no-slash'],
    ['', '/'],
  ])('%s is told as %s', (address, path) => {
    expect(safePath(address)).toBe(path)
  })

  test('is never longer than the plan allows', () => {
    expect(safePath(`/${'a-'.repeat(1_000)}`)).toHaveLength(512)
  })
})

import { describe, expect, test } from 'vitest'
import { editDistance, nearestOperation } from './nearest-operation.ts'

const operations = [
  { operationId: 'getProfile', method: 'GET', path: '/api/profiles' },
  { operationId: 'getSpendReward', method: 'GET', path: '/api/rewards/spend/{rewardId}' },
  { operationId: 'getPublicSpendReward', method: 'GET', path: '/api/rewards/spend/{rewardId}/public' },
  { operationId: 'listOrders', method: 'GET', path: '/api/orders' },
  { operationId: 'placeOrder', method: 'POST', path: '/api/orders' },
]

describe('the operation that was meant', () => {
  test.each([
    ['GET', '/api/profile', 'getProfile'],
    ['GET', '/profiles', 'getProfile'],
    ['GET', '/api/reward/spend/100101', 'getSpendReward'],
    ['GET', '/api/rewards/spend/a-very-long-reward-id/pubic', 'getPublicSpendReward'],
    ['POST', '/api/order', 'placeOrder'],
    ['GET', '/api/order', 'listOrders'],
  ])('%s %s', (method, path, want) => {
    expect(nearestOperation(method, path, operations)?.operationId).toBe(want)
  })

  test('there is none where there are no operations', () => {
    expect(nearestOperation('GET', '/', [])).toBeUndefined()
  })
})

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
])('from "%s" to "%s" it takes %i changes', (from, to, want) => {
  expect(editDistance(from, to)).toBe(want)
})

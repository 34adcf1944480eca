import { describe, expect, test } from 'vitest'
import { ApiError } from '@clubhouse/rest-client/errors'
import { isTransient, retry, retryDelay } from '@clubhouse/rest-client/retry'

const lost = new ApiError('connection_error', 'no answer', { operationId: 'x' })
const refused = new ApiError('unprocessable_entity', 'no', { operationId: 'x', status: 422 })

/** Fails with the given errors, one after the other, and then answers. */
function failing(...errors: Error[]) {
  const left = [...errors]
  const calls = { count: 0 }
  const attempt = () => {
    calls.count++
    const error = left.shift()
    return error === undefined ? Promise.resolve('answer') : Promise.reject(error)
  }
  return { attempt, calls }
}

describe('a call that fails in passing is repeated [API-06] [CST-02.a]', () => {
  test('up to four attempts, with waits of 1, 2 and 4 seconds', async () => {
    const waits: number[] = []
    const wait = (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    }
    const { attempt, calls } = failing(lost, lost, lost)
    expect(await retry(attempt, { wait })).toBe('answer')
    expect(calls.count).toBe(4)
    expect(waits).toEqual([1000, 2000, 4000])
    expect([0, 1, 2].map(retryDelay)).toEqual(waits)
  })

  test('after the fourth failure the last error is thrown', async () => {
    const { attempt, calls } = failing(lost, lost, lost, lost, lost)
    await expect(retry(attempt, { wait: () => Promise.resolve() })).rejects.toBe(lost)
    expect(calls.count).toBe(4)
  })

  test('what the server refused is not repeated', async () => {
    const { attempt, calls } = failing(refused)
    await expect(retry(attempt, { wait: () => Promise.resolve() })).rejects.toBe(refused)
    expect(calls.count).toBe(1)
  })

  test('an aborted call is not repeated', async () => {
    const abort = new AbortController()
    abort.abort()
    const { attempt, calls } = failing(lost)
    await expect(retry(attempt, { signal: abort.signal })).rejects.toBe(lost)
    expect(calls.count).toBe(1)
  })
})

test.each([
  [lost, true],
  [new ApiError('bad_gateway', '', { operationId: 'x', status: 502 }), true],
  [new ApiError('unknown', '', { operationId: 'x', status: 503 }), true],
  [new ApiError('server_error', '', { operationId: 'x', status: 500 }), false],
  [refused, false],
  [new Error('a fault of ours'), false],
])('%s may pass: %s', (error, expected) => {
  expect(isTransient(error)).toBe(expected)
})

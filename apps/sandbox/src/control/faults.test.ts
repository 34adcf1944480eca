import { describe, expect, test } from 'vitest'
import { actionOf } from './faults.ts'

describe('what a fault means', () => {
  const problem = 'This answer was asked for by a fault.'
  test.each([
    [
      { status: 503 },
      { kind: 'answer', status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: problem }, headers: {}, delayMs: 0 },
    ],
    [
      { code: 'VUA', status: 422, message: 'No' },
      { kind: 'answer', status: 422, body: { code: 'VUA', message: 'No' }, headers: {}, delayMs: 0 },
    ],
    [
      { code: 'VUA' },
      { kind: 'answer', status: 500, body: { code: 'VUA', message: problem }, headers: {}, delayMs: 0 },
    ],
    [
      { body: null, status: 200 },
      { kind: 'answer', status: 200, body: null, headers: {}, delayMs: 0 },
    ],
    [{ delayMs: 50 }, { kind: 'delay', delayMs: 50 }],
    [
      { drop: 'after', delayMs: 5 },
      { kind: 'drop', when: 'after', delayMs: 5 },
    ],
  ] as const)('%j', (fault, want) => {
    expect(actionOf({ operationId: 'any', ...fault })).toEqual(want)
  })
})

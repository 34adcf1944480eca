import { ApiError, type ErrorKind, errorKindOf } from '@clubhouse/rest-client/errors'
import { expect, test } from 'vitest'
import { reactionTo } from './handle-error.ts'

const general = 'Oops, something went wrong. Please try again later'

test.each<[ErrorKind, string | undefined, ReturnType<typeof reactionTo>]>([
  ['unauthorized', undefined, { kind: 'end-session' }],
  ['user_cancelled', undefined, { kind: 'ignore' }],
  ['forbidden', undefined, { kind: 'toast', message: general }],
  ['not_found', undefined, { kind: 'toast', message: general }],
  ['server_error', undefined, { kind: 'toast', message: general }],
  ['connection_error', undefined, { kind: 'toast', message: general }],
  ['unprocessable_entity', 'OUT_OF_STOCK', { kind: 'toast', message: 'This reward is sold out.' }],
  ['unprocessable_entity', 'CILR', { kind: 'toast', message: 'This reward is sold out.' }],
  [
    'unprocessable_entity',
    'INSUFFICIENT_POINTS',
    { kind: 'toast', message: "You don't have enough points for this reward" },
  ],
])('%s with code %s leads to %o [ERR-14] [ERR-16] [ERR-19] [ERR-32]', (kind, code, reaction) => {
  expect(reactionTo(new ApiError(kind, 'server text', { operationId: 'x', code }))).toEqual(reaction)
})

test.each([
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'not_found'],
  [406, 'not_acceptable'],
  [422, 'unprocessable_entity'],
  [500, 'server_error'],
  [501, 'not_implemented'],
  [502, 'bad_gateway'],
  [418, 'unknown'],
  [503, 'unknown'],
])(
  'status %i is of kind %s [ERR-02] [ERR-04] [ERR-05] [ERR-06] [ERR-07] [ERR-08] [ERR-09] [ERR-10] [ERR-11]',
  (status, kind) => {
    expect(errorKindOf(status)).toBe(kind)
  },
)

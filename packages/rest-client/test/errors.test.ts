import {
  ApiError,
  errorFromAnswer,
  errorFromNetwork,
  isNotThere,
  TrainBookingError,
} from '@clubhouse/rest-client/errors'
import { describe, expect, test } from 'vitest'

const answer = (operationId: string, status: number, body: unknown = {}) =>
  errorFromAnswer({ operationId }, new Response(null, { status }), body)

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
    expect(answer('getThing', status)).toMatchObject({ kind, status })
  },
)

describe('a code may say more than the status', () => {
  test.each([
    [403, 'ACTION_NOT_ALLOWED', 'forbidden'],
    [403, 'FORBIDDEN', 'unauthorized'],
    [422, 'VUA', 'voucher_unavailable'],
    [422, 'OUT_OF_STOCK', 'unprocessable_entity'],
  ])('%i with code %s is of kind %s [ERR-13]', (status, code, kind) => {
    expect(answer('placeOrder', status, { code, message: 'x' })).toMatchObject({ kind, code, status })
  })

  test('what the member calls off is a kind of its own [ERR-13]', () => {
    expect(new ApiError('user_cancelled', 'called off', { operationId: 'placeOrder' }).kind).toBe('user_cancelled')
  })
})

describe('what is not found', () => {
  test.each([
    ['getProfile', true],
    ['updateProfile', true],
    ['listLinkedAccounts', true],
    ['getSpendReward', false],
    ['listOrders', false],
    ['listRewardGroups', false],
  ])('by %s is the member: %s [ERR-05]', (operationId, clientError) => {
    expect(answer(operationId, 404, { message: 'Nothing here' })).toMatchObject({
      kind: 'not_found',
      message: 'Nothing here',
      clientError,
    })
  })

  test('is the member only with 404', () => {
    expect(answer('getProfile', 500).clientError).toBe(false)
  })
})

describe('the train-booking host refuses in words of its own', () => {
  const refusal = { debugMessage: 'fare 12 expired', userMessage: 'That fare has gone.', retry: true }

  test('for the member, for whoever looks after the app, and whether to try again [ERR-03]', () => {
    const error = answer('bookTrain', 400, refusal)
    expect(error).toBeInstanceOf(TrainBookingError)
    expect(error).toMatchObject({
      kind: 'bad_request',
      status: 400,
      debugMessage: 'fare 12 expired',
      userMessage: 'That fare has gone.',
      friendlyText: 'That fare has gone.',
      canRetry: true,
    })
    expect(answer('bookTrain', 400, { ...refusal, retry: undefined })).toMatchObject({ canRetry: false })
  })

  test.each([
    ['another status', 422, refusal],
    ['no words for the member', 400, { debugMessage: 'x' }],
  ])('and is like any other with %s', (_what, status, body) => {
    expect(answer('bookTrain', status, body)).not.toBeInstanceOf(TrainBookingError)
  })
})

describe('whatever the body is, there is an error with a message', () => {
  test.each([undefined, null, '<html>Bad gateway</html>', [], 42, { message: 7, code: {}, errors: 'none' }])(
    '%j',
    (body) => {
      expect(answer('getProfile', 502, body)).toMatchObject({ kind: 'bad_gateway', code: undefined, fields: [] })
      expect(answer('getProfile', 502, body).message).not.toBe('')
    },
  )
})

test('a call without an answer keeps what the browser said', () => {
  const cause = new TypeError('Failed to fetch')
  expect(errorFromNetwork('getProfile', cause)).toMatchObject({ kind: 'connection_error', status: undefined, cause })
})

test.each([
  [400, true],
  [404, true],
  [401, false],
  [422, false],
  [500, false],
])('after a %i, there is nothing of that id: %s [RWD-11]', (status, isNothing) => {
  expect(isNotThere(answer('getSpendReward', status))).toBe(isNothing)
})

describe('a refusal of the operation itself', () => {
  const operation = { operationId: 'placeOrder', refusals: ['VUA', 'UNAVAILABLE'] }

  test.each([
    [422, 'VUA', true],
    [422, 'SOMETHING_NEW', false],
    [422, undefined, false],
    [404, 'VUA', false],
    [429, 'VUA', false],
  ])('%i with code %s is one: %s [API-06]', (status, code, isRefusal) => {
    expect(errorFromAnswer(operation, new Response(null, { status }), { code, message: 'x' })).toMatchObject({
      isRefusal,
    })
  })

  test('is none when the contract names no codes for it', () => {
    expect(answer('getThing', 422, { code: 'VUA', message: 'x' }).isRefusal).toBe(false)
  })
})

test.each([
  ['3', 3000],
  ['0', 0],
  [new Date(Date.now() - 5000).toUTCString(), 0],
  ['soon', undefined],
  [undefined, undefined],
])('a server that wants to be asked again after %s is waited for %s ms [API-06]', (header, retryAfter) => {
  const headers = header === undefined ? {} : { 'retry-after': header }
  const error = errorFromAnswer({ operationId: 'placeOrder' }, new Response(null, { status: 429, headers }), {})
  expect(error.retryAfter).toBe(retryAfter)
})

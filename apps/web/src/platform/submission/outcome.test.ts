import { ApiError, errorFromAnswer, errorFromNetwork } from '@clubhouse/rest-client/errors'
import { expect, test } from 'vitest'
import { IncompleteAnswerError, isOutcomeUnknown, wasSentElsewhere } from './outcome.ts'

const answered = (status: number, code = 'CODE') =>
  errorFromAnswer({ operationId: 'placeOrder' }, new Response(null, { status }), { code, message: 'x' })

test.each<[string, unknown, boolean]>([
  ['no answer came', errorFromNetwork('placeOrder', new TypeError('Failed to fetch')), true],
  ['the server failed', answered(500), true],
  ['a gateway failed', answered(502), true],
  ['the service was away', answered(503), true],
  ['a gateway gave up', answered(504), true],
  ['the answer could not be read', new SyntaxError('Unexpected end of JSON input'), true],
  [
    'the answer had no voucher',
    new IncompleteAnswerError('voucher_unavailable', 'x', { operationId: 'exchangeReward' }),
    true,
  ],
  ['it was refused', answered(422, 'OUT_OF_STOCK'), false],
  ['it was not understood', answered(400), false],
  ['nobody was signed in', answered(401), false],
  ['the member had to step up', answered(406), false],
  ['there were too many calls', answered(429), false],
  ['the member went elsewhere', new ApiError('user_cancelled', 'x', { operationId: 'identity.tokens' }), false],
])('when %s, it is unknown whether it was done: %s', (_name, error, isUnknown) => {
  expect(isOutcomeUnknown(error)).toBe(isUnknown)
})

test('a key that came with other details was sent by another tab', () => {
  expect(wasSentElsewhere(answered(422, 'IDEMPOTENCY_KEY_REUSED'))).toBe(true)
  expect(wasSentElsewhere(answered(422, 'OUT_OF_STOCK'))).toBe(false)
})

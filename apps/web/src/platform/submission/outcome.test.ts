import { ApiError, errorFromAnswer, errorFromNetwork } from '@clubhouse/rest-client/errors'
import { expect, test } from 'vitest'
import { IncompleteAnswerError, type Verdict, verdictOf } from './outcome.ts'

const operation = { operationId: 'placeOrder', refusals: ['OUT_OF_STOCK'] }
const answered = (status: number, code = 'CODE') =>
  errorFromAnswer(operation, new Response(null, { status }), { code, message: 'x' })

test.each<[string, unknown, Verdict]>([
  ['no answer came', errorFromNetwork('placeOrder', new TypeError('Failed to fetch')), 'lost'],
  ['the server failed', answered(500), 'lost'],
  ['the server cannot do that', answered(501), 'lost'],
  ['a gateway failed', answered(502), 'lost'],
  ['the service was away', answered(503), 'lost'],
  ['a gateway gave up', answered(504), 'lost'],
  ['it took too long', answered(408), 'lost'],
  ['a call with the same key is under way', answered(409), 'lost'],
  ['the answer could not be read', new SyntaxError('Unexpected end of JSON input'), 'lost'],
  [
    'the answer had no voucher',
    new IncompleteAnswerError('voucher_unavailable', 'x', { operationId: 'exchangeReward' }),
    'lost',
  ],
  ['the operation refused it', answered(422, 'OUT_OF_STOCK'), 'refused'],
  ['it was refused with a code that the contract does not name', answered(422, 'SOMETHING_NEW'), 'turned-away'],
  ['it was not understood', answered(400), 'turned-away'],
  ['nobody was signed in', answered(401), 'turned-away'],
  ['it was forbidden', answered(403), 'turned-away'],
  ['it was not found', answered(404), 'turned-away'],
  ['the member had to step up', answered(406), 'turned-away'],
  ['it was too large', answered(413), 'turned-away'],
  ['there were too many calls', answered(429), 'busy'],
  ['the key came with another body before', answered(422, 'IDEMPOTENCY_KEY_REUSED'), 'key-reused'],
  ['the session had ended', new ApiError('user_cancelled', 'x', { operationId: 'identity.tokens' }), 'turned-away'],
])('when %s, what it says of the call [API-06]', (_name, error, verdict) => {
  expect(verdictOf(error)).toBe(verdict)
})

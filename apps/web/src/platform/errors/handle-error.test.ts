import { ApiError, type ErrorKind, errorFromAnswer } from '@clubhouse/rest-client/errors'
import { describe, expect, test } from 'vitest'
import { type ErrorReaction, reactionTo } from './handle-error.ts'

const refusal = (status: number, code?: string, operationId = 'getThing') =>
  errorFromAnswer({ operationId }, new Response(null, { status }), { code, message: 'server text' })

describe('what an error leads to', () => {
  test.each<[ErrorKind, ErrorReaction]>([
    ['user_cancelled', 'ignore'],
    ['unauthorized', 'end-session'],
    ['forbidden', 'toast'],
    ['not_found', 'toast'],
    ['not_acceptable', 'toast'],
    ['unprocessable_entity', 'toast'],
    ['server_error', 'toast'],
    ['connection_error', 'toast'],
    ['voucher_unavailable', 'toast'],
    ['unknown', 'toast'],
  ])('%s: %s [ERR-14] [ERR-15] [ERR-16]', (kind, reaction) => {
    expect(reactionTo(new ApiError(kind, 'x', { operationId: 'getThing' }))).toBe(reaction)
  })

  test.each<[number, string | undefined, string, ErrorReaction]>([
    [401, undefined, 'listOrders', 'end-session'],
    [403, 'FORBIDDEN', 'listOrders', 'end-session'],
    [403, 'ACTION_NOT_ALLOWED', 'listOrders', 'toast'],
    [404, 'NOT_FOUND', 'getProfile', 'end-session'],
    [404, 'NOT_FOUND', 'listLinkedAccounts', 'end-session'],
    [404, 'NOT_FOUND', 'getSpendReward', 'toast'],
  ])('%i with code %s of %s: %s [ERR-04] [ERR-15]', (status, code, operationId, reaction) => {
    expect(reactionTo(refusal(status, code, operationId))).toBe(reaction)
  })

  test('a fault of ours is told as well', () => {
    expect(reactionTo(new TypeError('x is undefined'))).toBe('toast')
  })
})

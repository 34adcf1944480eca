import { ApiError } from '@clubhouse/rest-client/errors'
import { expect, test } from 'vitest'
import type { SubmissionState } from '#platform/submission/submission.ts'
import { isNoPromoCode, promoStateOf, type PromoState } from './promo-state.ts'

const refusal = (code: string) =>
  new ApiError('unprocessable_entity', 'server text', { operationId: 'redeemPromotion', status: 422, code })
const nothing = { isLoading: false, hasSubmitted: false, errorMessage: undefined, pointsAdded: undefined }

test.each<[SubmissionState<{ pointsAdded: number }>, Partial<PromoState>]>([
  [{ kind: 'idle' }, {}],
  [{ kind: 'sending' }, { isLoading: true }],
  [{ kind: 'checking' }, { isLoading: true }],
  [{ kind: 'unknown' }, {}],
  [{ kind: 'unresolved' }, {}],
  [{ kind: 'refused', error: refusal('VU') }, { errorMessage: 'Words for VU' }],
  [
    { kind: 'done', result: { pointsAdded: 500 } },
    { hasSubmitted: true, pointsAdded: 500 },
  ],
  [{ kind: 'done-elsewhere' }, { hasSubmitted: true }],
])('%j: %j [PRM-05] [PRM-07]', (progress, state) => {
  expect(promoStateOf(progress, ({ code }) => `Words for ${code}`)).toEqual({ ...nothing, ...state })
})

test.each([
  ['NF', true],
  ['VI', true],
  ['SOMETHING_NEW', true],
  ['VU', false],
  ['VXP', false],
  ['MPA', false],
])('code %s says that it is no promo code: %s [PRM-04]', (code, isNone) => {
  expect(isNoPromoCode(refusal(code))).toBe(isNone)
})

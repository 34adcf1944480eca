import { ApiError, errorFromAnswer } from '@clubhouse/rest-client/errors'
import { describe, expect, test } from 'vitest'
import { messageOf } from './error-texts.ts'

const general = 'Oops, something went wrong. Please try again later'
const refusal = (status: number, code?: string, operationId = 'getThing') =>
  errorFromAnswer({ operationId }, new Response(null, { status }), { code, message: 'server text' })

describe('what the member reads', () => {
  test.each([
    ['PROFILE_ALREADY_LINKED', 'linkAccount', 'The airline account is already linked to another account.'],
    ['CILR', 'exchangeReward', 'This reward is sold out.'],
    ['OUT_OF_STOCK', 'exchangeReward', 'This reward is sold out.'],
    ['VUA', 'placeOrder', 'Sorry, this one has just run out. We haven’t taken any points.'],
    ['VUA', 'placeVoyageOrder', 'Sorry, this one has just run out. We haven’t taken any points.'],
    ['VUA', 'exchangeReward', general],
    ['VU', 'redeemPromotion', 'The voucher has already been redeemed.'],
    ['VXP', 'redeemPromotion', 'The voucher has expired.'],
    ['VI', 'redeemPromotion', 'Invalid voucher code.'],
    ['NF', 'redeemPromotion', 'Invalid voucher code.'],
    ['MPA', 'redeemPromotion', 'Voucher code required.'],
    ['INVALID_DELIVERYINFORMATION', 'placeOrder', 'Please check your delivery details.'],
    ['INVALID_DELIVERYINFORMATION_TELEPHONE', 'placeOrder', 'Please check the telephone number for your delivery.'],
    ['INVALID_DELIVERYINFORMATION_FIRSTNAME', 'placeOrder', 'Please check the first name for your delivery.'],
    ['INVALID_DELIVERYINFORMATION_LASTNAME', 'placeOrder', 'Please check the last name for your delivery.'],
    ['access_denied', 'updateProfile', 'An account with this email address already exists.'],
    ['UNAVAILABLE', 'exchangeReward', 'Oops, it looks like this reward is no longer available'],
    ['INSUFFICIENT_POINTS', 'placeOrder', "You don't have enough points for this reward"],
    ['SOMETHING_NEW', 'redeemPromotion', 'Promotion code is not valid'],
    ['SOMETHING_NEW', 'createCheckoutSession', 'Payment error'],
    ['SOMETHING_NEW', 'listOrders', general],
  ])(
    'of code %s of %s: %s [ERR-16] [ERR-18] [ERR-19] [ERR-20] [ERR-21] [ERR-22] [ERR-23] [ERR-24] [ERR-25] [ERR-26] [ERR-30] [ERR-31] [ERR-32] [ERR-35]',
    (code, operationId, text) => {
      expect(messageOf(refusal(422, code, operationId))).toBe(text)
    },
  )

  test('the server that fails is not taken for a wrong promotion code', () => {
    expect(messageOf(refusal(500, 'SERVER_ERROR', 'redeemPromotion'))).toBe(general)
  })

  test("friendly words come before the code's [ERR-16]", () => {
    const error = new ApiError('bad_request', 'x', {
      operationId: 'y',
      code: 'VXP',
      friendlyText: 'It ended on Sunday.',
    })
    expect(messageOf(error)).toBe('It ended on Sunday.')
  })

  test('never what a fault of ours says', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe(general)
  })
})

import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'

/** Returns what the member reads: the friendly text if there is one, else the code's, else the general one (ERR-16). */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.error_default()
  return error.friendlyText ?? textOfCode(error) ?? textOfOperation(error) ?? m.error_default()
}

/** Orders, for which a voucher that is gone is said in the checkout's words (ERR-20). */
const orderOperations: ReadonlySet<string> = new Set(['placeOrder', 'placeVoyageOrder'])

/** Returns the text of a server's code (ERR-18 to ERR-26, ERR-30 to ERR-32). */
function textOfCode({ code, operationId }: ApiError): string | undefined {
  switch (code) {
    case 'PROFILE_ALREADY_LINKED':
      return m.error_profile_already_linked()
    case 'CILR':
    case 'OUT_OF_STOCK':
      return m.error_sold_out()
    case 'VUA':
      // Its words are not shown in the specification (GAP-06).
      return orderOperations.has(operationId) ? m.error_checkout_out_of_stock() : undefined
    case 'VU':
      return m.error_voucher_redeemed()
    case 'VXP':
      return m.error_voucher_expired()
    case 'VI':
    case 'NF':
      return m.error_voucher_invalid()
    case 'MPA':
      return m.error_voucher_required()
    // The words of the four are not shown in the specification (GAP-06).
    case 'INVALID_DELIVERYINFORMATION':
      return m.error_delivery()
    case 'INVALID_DELIVERYINFORMATION_TELEPHONE':
      return m.error_delivery_telephone()
    case 'INVALID_DELIVERYINFORMATION_FIRSTNAME':
      return m.error_delivery_first_name()
    case 'INVALID_DELIVERYINFORMATION_LASTNAME':
      return m.error_delivery_last_name()
    case 'access_denied':
      return m.error_email_taken()
    case 'UNAVAILABLE':
      return m.redemption_unavailable()
    case 'INSUFFICIENT_POINTS':
      return m.error_insufficient_points()
    case undefined:
    default:
      return undefined
  }
}

/** Returns the text of a call that the server refused with a code of no text of its own (ERR-30, ERR-35). */
function textOfOperation({ operationId, status = 0 }: ApiError): string | undefined {
  if (status < 400 || status >= 500) return undefined
  if (operationId === 'redeemPromotion') return m.error_promotion_code()
  return operationId === 'createCheckoutSession' ? m.error_payment() : undefined
}

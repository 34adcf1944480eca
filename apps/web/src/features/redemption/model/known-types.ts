import type { RedemptionType } from '@clubhouse/rest-client/club'

const redemptionTypes = {
  DIGITAL_FULFILMENT: true,
  QR_CODE: true,
  BARCODE_128: true,
  WINES_VOUCHER: true,
  VOUCHER_PLUS_URL: true,
  WINES_FULFILMENT: true,
  PHYSICAL_SPARKLES: true,
  SIMPLE_LINK: true,
  DONATION_LINK: true,
  VOYAGES_FULFILMENT: true,
  TRAINS_ORDER: true,
  REDSKY_SEARCH: true,
} satisfies Record<RedemptionType, true>

/** Throws for a way to redeem that the app has never heard of: nobody must be led on by a guess (ERR-45). */
export function requireKnownRedemptionType(type: RedemptionType | undefined): void {
  if (type !== undefined && !Object.hasOwn(redemptionTypes, type)) throw new Error(`Unknown redemption type ${type}`)
}

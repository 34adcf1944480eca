import type { EarnType, RedemptionType } from '@clubhouse/rest-client/club'

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

const earnTypes = {
  OFFSITE_LINK_STANDARD: true,
  COLLINSON: true,
  AWIN: true,
  OFFSITE_LINK_OCTOPUS: true,
  INLINE_TIPPING: true,
} satisfies Record<EarnType, true>

/** Throws for a way to redeem that the app has never heard of: nobody must be led on by a guess (ERR-45). */
export function requireKnownRedemptionType(type: RedemptionType | undefined): void {
  if (type !== undefined && !Object.hasOwn(redemptionTypes, type)) throw new Error(`Unknown redemption type ${type}`)
}

/** The same for a way to earn (ERR-45). */
export function requireKnownEarnType(type: EarnType | undefined): void {
  if (type !== undefined && !Object.hasOwn(earnTypes, type)) throw new Error(`Unknown earn type ${type}`)
}

import type { EarnType, RedemptionType } from '@clubhouse/rest-client/club'

const earnTypes = {
  OFFSITE_LINK_STANDARD: true,
  COLLINSON: true,
  AWIN: true,
  OFFSITE_LINK_OCTOPUS: true,
  INLINE_TIPPING: true,
} satisfies Record<EarnType, true>

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

/**
 * Returns whether the tracking plan knows a way to earn: the collector refuses the whole of what comes with one event
 * that breaks the plan, and a server may be ahead of the app.
 */
export function isKnownEarnType(type: EarnType | undefined): type is EarnType {
  return type !== undefined && Object.hasOwn(earnTypes, type)
}

/** Returns whether the tracking plan knows a way to redeem. */
export function isKnownRedemptionType(type: RedemptionType | undefined): type is RedemptionType {
  return type !== undefined && Object.hasOwn(redemptionTypes, type)
}

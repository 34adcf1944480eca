import type { components } from '@clubhouse/rest-client/club.types'

type Schemas = components['schemas']

/** The older spelling of each redemption type, which reward groups still answer (ENT-07, CON-22). */
export const rewardTypeOf: Readonly<Record<Schemas['RedemptionType'], Schemas['RewardType']>> = {
  QR_CODE: 'qr_code',
  BARCODE_128: 'Barcode-128',
  WINES_FULFILMENT: 'wines_fulfilment',
  WINES_VOUCHER: 'wines_voucher',
  PHYSICAL_SPARKLES: 'physical_sparkles',
  DIGITAL_FULFILMENT: 'digital_fulfilment',
  SIMPLE_LINK: 'simple_link',
  VOUCHER_PLUS_URL: 'voucher_plus_url',
  DONATION_LINK: 'donation_link',
  TRAINS_ORDER: 'trains',
  REDSKY_SEARCH: 'redsky_search',
  VOYAGES_FULFILMENT: 'voyages_fulfilment',
}

import type { components } from '@clubhouse/rest-client/club.types'
import type { VoucherContent } from './member-rows.ts'
import { withOrigin } from './reward-snapshot.ts'

export interface StoredVoucher {
  voucher_id: string
  code: string
  url: string | null
  content: VoucherContent
  valid_from: Date
  valid_to: Date
}

/** Returns a stored voucher as the API shows it. */
export function toVoucher(
  { voucher_id, code, url, content, valid_from, valid_to }: StoredVoucher,
  origin: string,
): components['schemas']['Voucher'] {
  return {
    voucherId: voucher_id,
    code,
    image: `${origin}/images/voucher-qr/${encodeURIComponent(code)}`,
    ...(url !== null && { url }),
    validFrom: valid_from.toISOString(),
    validTo: valid_to.toISOString(),
    content: withOrigin(content, origin),
  }
}

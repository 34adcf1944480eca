import type { Voucher } from '@clubhouse/rest-client/club'

/** How a till can read a code. */
export type ScanCode = 'qr' | 'barcode'

/**
 * Returns the ways in which a voucher's code can be scanned, the one that its partner reads first; both are offered,
 * because not every voucher says which that is. A barcode (Code 128) holds what a till can type, which is ASCII.
 */
export function scanCodesOf({
  code,
  content,
}: Pick<Voucher, 'code'> & {
  content: Pick<Voucher['content'], 'redemptionType'>
}): readonly [ScanCode, ...ScanCode[]] {
  if (!/^[ -~]+$/.test(code)) return ['qr']
  return content.redemptionType === 'BARCODE_128' ? ['barcode', 'qr'] : ['qr', 'barcode']
}

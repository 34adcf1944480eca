/** How a till can read a code. */
export type ScanCode = 'qr' | 'barcode'

/**
 * The ways in which a code can be scanned. A voucher does not say which its partner reads, so both are offered; a barcode
 * (Code 128) holds what a till can type, which is ASCII.
 */
export function scanCodesOf(code: string): readonly ScanCode[] {
  return /^[ -~]+$/.test(code) ? ['qr', 'barcode'] : ['qr']
}

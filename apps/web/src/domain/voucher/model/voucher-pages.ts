import type { Voucher, VoucherPage } from '@clubhouse/rest-client/club'
import { hasEnded } from './voucher-expiry.ts'

/** Returns where the page after this one begins, or nothing when there is none (MYR-06). */
export function nextVoucherOffset({ offset, vouchers, moreAvailable }: VoucherPage): number | undefined {
  return moreAvailable && vouchers.length > 0 ? offset + vouchers.length : undefined
}

/** Returns the vouchers of all pages, each once, newest validFrom first (MYR-07, GAP-22). */
export function vouchersOf(pages: readonly VoucherPage[]): Voucher[] {
  const byId = new Map(pages.flatMap((page) => page.vouchers).map((voucher) => [voucher.voucherId, voucher]))
  return [...byId.values()].toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom))
}

/** Returns the vouchers that can be used at a moment (in ms since 1970), and those that have ended, in their order. */
export function byUsability(
  vouchers: readonly Voucher[],
  now: number,
): { usable: readonly Voucher[]; ended: readonly Voucher[] } {
  return {
    usable: vouchers.filter((voucher) => !hasEnded(voucher, now)),
    ended: vouchers.filter((voucher) => hasEnded(voucher, now)),
  }
}

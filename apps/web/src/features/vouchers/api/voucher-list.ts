import { listVouchers } from '@clubhouse/rest-client/club'
import { nextVoucherOffset } from '../model/voucher-pages.ts'

/** Vouchers of a page of the wallet (MYR-06). */
const walletPageSize = 10

/** Options of the member's vouchers, page by page. They are asked for on every visit: another device may have redeemed. */
export function voucherPagesOptions() {
  return { ...listVouchers.pageOptions({ limit: walletPageSize }, nextVoucherOffset), staleTime: 0 }
}

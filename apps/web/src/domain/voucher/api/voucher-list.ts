import { listVouchers } from '@clubhouse/rest-client/club'
import { nextVoucherOffset } from '../model/voucher-pages.ts'
import { keptVoucherPages } from '../state/kept-vouchers.ts'

/** Vouchers of a page of the wallet (MYR-06). */
const walletPageSize = 10

/**
 * Options of the member's vouchers, page by page. They are fetched on every visit: another device may have redeemed.
 * Until the answer comes, and without a connection, there are those that were kept.
 */
export function voucherPagesOptions() {
  return {
    ...listVouchers.pageOptions({ limit: walletPageSize }, nextVoucherOffset),
    staleTime: 0,
    initialData: keptList,
    initialDataUpdatedAt: 0,
  }
}

function keptList() {
  const pages = keptVoucherPages()
  return pages && { pages, pageParams: pages.map(({ offset }) => offset) }
}

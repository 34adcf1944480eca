import type { Voucher, VoucherPage } from '@clubhouse/rest-client/club'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { keptPagesOf, keptVoucherOf } from '../model/kept-vouchers.ts'

/**
 * Vouchers that a member has seen, for a till without a connection. They stay in the tab, and go when the session ends:
 * a code is as good as money, and without a connection neither the page nor the session comes back in another tab, so
 * nothing that outlived this one could be shown.
 */
const pagesKey = 'voucher-pages'
const voucherKey = (voucherId: string) => `voucher:${voucherId}`

/** Keeps the pages of the list, as they were seen last. */
export function keepVoucherPages(pages: readonly VoucherPage[]): void {
  privateStorage.set(pagesKey, JSON.stringify(pages))
}

/** Returns the pages of the list that were kept. */
export function keptVoucherPages(): VoucherPage[] | undefined {
  return keptPagesOf(privateStorage.get(pagesKey))
}

/** Keeps a voucher that was opened. */
export function keepVoucher(voucher: Voucher): void {
  privateStorage.set(voucherKey(voucher.voucherId), JSON.stringify(voucher))
}

/** Lets go of a voucher that is not the member's any more. */
export function forgetVoucher(voucherId: string): void {
  privateStorage.remove(voucherKey(voucherId))
  const pages = keptVoucherPages()
  if (pages?.some(({ vouchers }) => vouchers.some((voucher) => voucher.voucherId === voucherId)) === true)
    privateStorage.remove(pagesKey)
}

/** Returns a voucher that was opened, or stood in the list. */
export function keptVoucher(voucherId: string): Voucher | undefined {
  return (
    keptVoucherOf(privateStorage.get(voucherKey(voucherId))) ??
    keptVoucherPages()
      ?.flatMap(({ vouchers }) => vouchers)
      .find((voucher) => voucher.voucherId === voucherId)
  )
}

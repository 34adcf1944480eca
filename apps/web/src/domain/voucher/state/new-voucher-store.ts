import { proxy, useSnapshot } from 'valtio'

const store = proxy<{ newVoucherId: string | undefined }>({ newVoucherId: undefined })

/** Remembers the voucher that was redeemed last, until the page is reloaded (RDM-07, MYR-08). */
export function markNewVoucher(voucherId: string): void {
  store.newVoucherId = voucherId
}

/** Returns the voucher that was redeemed last. */
export function useNewVoucherId(): string | undefined {
  return useSnapshot(store).newVoucherId
}

import { proxy, useSnapshot } from 'valtio'

const store = proxy<{ newOrderId: string | undefined }>({ newOrderId: undefined })

/** Remembers the order that was placed last, until the page is reloaded (MYR-08). */
export function markNewOrder(orderId: string): void {
  store.newOrderId = orderId
}

/** Returns the order that was placed last. */
export function useNewOrderId(): string | undefined {
  return useSnapshot(store).newOrderId
}

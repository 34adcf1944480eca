import { useSnapshot } from 'valtio'
import { createSlice } from '#platform/state/client-state.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'

export type Tab = 'vouchers' | 'orders'

const slice = createSlice<{ tab: Tab | undefined }>('my-rewards-tab', { tab: undefined })

/** Where it outlives a reload, until the member logs out. */
const key = 'my-rewards-tab'

/** Returns the tab of My rewards that was open last: orders, otherwise vouchers (MYR-03). */
export function useLastTab(): Tab {
  return useSnapshot(slice).tab ?? (privateStorage.get(key) === 'orders' ? 'orders' : 'vouchers')
}

export function keepLastTab(tab: Tab): void {
  slice.tab = tab
  privateStorage.set(key, tab)
}

import { proxy, useSnapshot } from 'valtio'

export type ToastType = 'error' | 'warning' | 'information' | 'success'

/** A short message over the page (TST-01). */
export interface Toast {
  message: string
  type: ToastType
  isClosable: boolean
  /** Milliseconds until the region lets it go by itself, not counting while somebody is with it; 0 when it stays. */
  autoDismissTime: number
}

interface ShownToast extends Toast {
  id: number
}

const store = proxy<{ shown: ShownToast | undefined }>({ shown: undefined })
let lastId = 0

/** Shows a toast; one that is there already goes first (TST-03). Returns its id. */
export function showToast(toast: Pick<Toast, 'message'> & Partial<Toast>): number {
  store.shown = { type: 'information' as const, isClosable: true, autoDismissTime: 6000, ...toast, id: ++lastId }
  return lastId
}

/** Takes a toast away, by its id if it has not given way to another one yet. */
export function closeToast(id?: number | string): void {
  if (id === undefined || String(id) === String(store.shown?.id)) store.shown = undefined
}

/** Returns the toasts to show: one, or none. */
export function useToasts(): readonly ShownToast[] {
  const { shown } = useSnapshot(store)
  return shown === undefined ? [] : [shown]
}

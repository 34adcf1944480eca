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

/** Shows a toast; one that is there already goes first (TST-03). */
export function showToast(toast: Pick<Toast, 'message'> & Partial<Toast>): void {
  store.shown = { type: 'information' as const, isClosable: true, autoDismissTime: 6000, ...toast, id: ++lastId }
}

export function closeToast(): void {
  store.shown = undefined
}

/** The toasts to show: one, or none. */
export function useToasts(): readonly ShownToast[] {
  const { shown } = useSnapshot(store)
  return shown === undefined ? [] : [shown]
}

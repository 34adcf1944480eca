import { proxy, ref, useSnapshot } from 'valtio'

/** What must be answered, what helps, and what is offered (DLG-01). */
export type DialogType = 'ALERT' | 'MODAL' | 'PROMO_MODAL'

/** Words as they are, or by their message: `m.common_close`. */
export type DialogText = string | (() => string)

/** What a dialog shows and does (DLG-02). */
export interface DialogOptions {
  type: DialogType
  title: DialogText
  body?: DialogText
  /** Smaller words below the body. */
  description?: DialogText
  imageUrl?: string
  brandLogoUrl?: string
  /** Without it an ALERT says OK, and the others have no button to confirm with. */
  confirmText?: DialogText
  cancelText?: DialogText
  /** What is confirmed is still being done: the dialog waits and cannot be left by accident. */
  isLoading?: boolean
  /** Only its button closes it: no press outside and no Escape (DLG-06). */
  explicitCancelRequired?: boolean
  onConfirm?: () => void
  onCancel?: () => void
}

export interface ShownDialog extends DialogOptions {
  id: number
}

const store = proxy<{ shown: ShownDialog | undefined }>({ shown: undefined })
let lastId = 0

/** Shows a dialog (DLG-03). One that is there already is called off first. Returns its id. */
export function showDialog(options: DialogOptions): number {
  hideDialog()
  store.shown = ref({ ...options, id: ++lastId })
  return lastId
}

/** Closes the dialog and calls its cancel callback, once (DLG-04). */
export function hideDialog(): void {
  take()?.onCancel?.()
}

/** Closes the dialog and calls its confirm callback, once (DLG-05). */
export function confirmDialog(): void {
  take()?.onConfirm?.()
}

/** Returns the dialog to show, if any. */
export function useShownDialog(): ShownDialog | undefined {
  return useSnapshot(store).shown
}

/** Gone before anybody is called back: a callback may throw, be pressed twice, or show the next dialog. */
function take(): ShownDialog | undefined {
  const { shown } = store
  store.shown = undefined
  return shown
}

import { type ComponentType, useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { hideDialog, type ShownDialog, useShownDialog } from '#platform/dialogs/dialog-store.ts'
import { showToast } from '#platform/toasts/toast-store.ts'

/** Loads what draws dialogs when there is the first to draw. When that fails, the dialog is called off and it is said. */
export function AppDialogs() {
  const dialog = useShownDialog()
  const [Host, setHost] = useState<ComponentType<{ dialog: ShownDialog }>>()
  const isNeeded = dialog !== undefined && Host === undefined
  useEffect(() => {
    if (!isNeeded) return
    import('./DialogHost.tsx').then(
      (module) => setHost(() => module.DialogHost),
      (error: unknown) => {
        console.warn('A dialog could not be drawn', error)
        hideDialog()
        showToast({ type: 'error', message: m.dialog_failed() })
      },
    )
  }, [isNeeded])
  return dialog === undefined || Host === undefined ? <></> : <Host dialog={dialog} />
}
